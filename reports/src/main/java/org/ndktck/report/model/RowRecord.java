package org.ndktck.report.model;

import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;

/**
 * Everything that a run recorded about one requirement: the input of the fold.
 *
 * @param id the requirement
 * @param evidence tries and partitions
 * @param findings how it was broken, the minimal case first; empty if it was not
 * @param flaky whether the finding was a missing thing that came on replay
 * @param notes tolerated oddities
 * @param defects failures of the kit or of the vendor's adapter code
 * @param absence why it was not tried, if it was not
 */
public record RowRecord(
        RequirementId id,
        Evidence evidence,
        List<Finding> findings,
        boolean flaky,
        List<Note> notes,
        List<Outcome.Defective> defects,
        Optional<Absence> absence) {

    /** Copies the collections. */
    public RowRecord {
        findings = List.copyOf(findings);
        notes = List.copyOf(notes);
        defects = List.copyOf(defects);
    }

    /**
     * Records that a requirement was not tried.
     *
     * @param id the requirement
     * @param absence why
     * @return the record
     */
    public static RowRecord absent(RequirementId id, Absence absence) {
        return new RowRecord(id, Evidence.NONE, List.of(), false, List.of(), List.of(), Optional.of(absence));
    }
}
