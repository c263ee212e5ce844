package org.ndktck.engine;

import org.ndktck.catalog.RequirementId;
import org.ndktck.report.journal.JournalEntry;

/** Hears how far a run is. Called on the thread that runs the properties. */
public interface RunListener {

    /** Hears nothing. */
    RunListener SILENT = (id, done, total) -> {};

    /**
     * Hears that a property begins.
     *
     * @param id the requirement it judges
     * @param done properties that have ended
     * @param total properties of the run
     */
    void propertyStarted(RequirementId id, int done, int total);

    /**
     * Hears what became known, so that it can be kept before the run is over.
     *
     * @param entry what became known
     */
    default void learned(JournalEntry entry) {}
}
