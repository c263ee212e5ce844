package org.ndktck.report.model;

import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;

/**
 * The verdict on one requirement.
 *
 * @param id the requirement
 * @param verdict the verdict
 * @param by who is at fault, for {@link Verdict#BROKEN} only
 * @param reason why, a clause; blank where the verdict and the evidence say it all
 * @param checkedBy the property that judged it
 * @param evidence how strong the verdict is
 * @param notes tolerated oddities
 * @param findings how it was broken; empty also for a violation that only follows from another row
 */
public record Row(
        RequirementId id,
        Verdict verdict,
        Optional<Culprit> by,
        String reason,
        Optional<String> checkedBy,
        Evidence evidence,
        List<Note> notes,
        List<Finding> findings) {

    /** Copies the collections. */
    public Row {
        notes = List.copyOf(notes);
        findings = List.copyOf(findings);
    }
}
