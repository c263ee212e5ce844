package org.ndktck.report.json;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;

/**
 * One requirement as the file has it. Title, actor and modality are the catalogue's, repeated so that
 * the file can be read alone.
 *
 * @param id the requirement
 * @param title what is demanded
 * @param actor whom it binds
 * @param modality how strongly
 * @param verdict the verdict
 * @param by {@code kit} or {@code adapter} for a broken row
 * @param reason why, blank where verdict and evidence say it all
 * @param checkedBy the property that judged it
 * @param evidence how strong the verdict is
 * @param notes tolerated oddities
 * @param findings how it was broken
 */
record RequirementDocument(
        String id,
        String title,
        Actor actor,
        Modality modality,
        Verdict verdict,
        Optional<String> by,
        String reason,
        Optional<String> checkedBy,
        Evidence evidence,
        List<NoteDocument> notes,
        List<FindingDocument> findings) {

    static RequirementDocument of(Requirement requirement, Row row) {
        return new RequirementDocument(
                row.id().text(),
                requirement.title(),
                requirement.actor(),
                requirement.modality(),
                row.verdict(),
                row.by().map(Culprit::text),
                row.reason(),
                row.checkedBy(),
                row.evidence(),
                NoteDocument.of(row.notes()),
                row.findings().stream().map(FindingDocument::of).toList());
    }

    Row row(RequirementId expected) throws DamagedResultException {
        if (!expected.text().equals(id)) {
            throw new DamagedResultException("requirements has " + id + " where " + expected + " belongs");
        }
        return new Row(
                expected,
                verdict,
                culprit(),
                reason,
                checkedBy,
                evidence,
                NoteDocument.notes(id, notes),
                findings.stream().map(finding -> finding.finding(expected)).toList());
    }

    private Optional<Culprit> culprit() throws DamagedResultException {
        Optional<Culprit> culprit = Arrays.stream(Culprit.values())
                .filter(known -> by.filter(known.text()::equals).isPresent())
                .findFirst();
        if (by.isPresent() && culprit.isEmpty()) {
            throw new DamagedResultException(id + " has by=" + by.get() + "; permitted are kit, adapter");
        }
        return culprit;
    }
}
