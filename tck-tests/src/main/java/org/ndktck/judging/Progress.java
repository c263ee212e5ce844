package org.ndktck.judging;

import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.RowRecord;

/** Hears how far a run of properties is. Called on the thread that runs them. */
public interface Progress {

    /**
     * Hears that a property begins.
     *
     * @param id the requirement it judges
     */
    void started(RequirementId id);

    /**
     * Hears what is known about a requirement now; it takes the place of what was said before.
     *
     * @param row what was recorded
     */
    default void recorded(RowRecord row) {}
}
