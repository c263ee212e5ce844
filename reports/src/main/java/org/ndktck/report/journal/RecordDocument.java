package org.ndktck.report.journal;

import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.json.FindingDocument;
import org.ndktck.report.json.NoteDocument;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.Proof;
import org.ndktck.report.model.RowRecord;

/**
 * What was recorded about a requirement, as a line of a journal has it.
 *
 * @param id the requirement
 * @param evidence tries and partitions
 * @param findings how it was broken
 * @param proof how the finding was come by
 * @param notes tolerated oddities
 * @param defects failures of the kit or of the vendor's adapter code
 * @param absence why it was not tried
 */
record RecordDocument(
        String id,
        Evidence evidence,
        List<FindingDocument> findings,
        Proof proof,
        List<NoteDocument> notes,
        List<Outcome.Defective> defects,
        Optional<Absence> absence) {

    /**
     * Takes a record over.
     *
     * @param row the record
     * @return what the line has
     */
    static RecordDocument of(RowRecord row) {
        return new RecordDocument(
                row.id().text(),
                row.evidence(),
                row.findings().stream().map(FindingDocument::of).toList(),
                row.proof(),
                NoteDocument.of(row.notes()),
                row.defects(),
                row.absence());
    }

    /**
     * Gives the record back.
     *
     * @return a record equal to the one taken over
     * @throws DamagedResultException if the id is none of the catalogue, or a note refers to none
     */
    RowRecord row() throws DamagedResultException {
        RequirementId known = id(id);
        List<Finding> broken =
                findings.stream().map(finding -> finding.finding(known)).toList();
        return new RowRecord(known, evidence, broken, proof, NoteDocument.notes(id, notes), defects, absence);
    }

    /**
     * Reads an id.
     *
     * @param text for example {@code GCD-07}
     * @return the requirement
     * @throws DamagedResultException if the catalogue has no such id
     */
    static RequirementId id(String text) throws DamagedResultException {
        return RequirementId.find(text)
                .orElseThrow(() -> new DamagedResultException(text + " is no id of the catalogue"));
    }
}
