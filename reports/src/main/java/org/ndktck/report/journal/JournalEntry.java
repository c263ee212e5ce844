package org.ndktck.report.journal;

import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Repetition;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.Shard;
import org.ndktck.report.provenance.Provenance;
import org.ndktck.report.waiver.Waiver;

/** One thing that became known during a run. */
public sealed interface JournalEntry {

    /**
     * The provider was opened, and judging begins.
     *
     * @param info what is run; its duration is not known yet
     * @param selected the requirements that are judged
     * @param failOn what besides a violated MUST makes the exit code bad
     * @param shard which part of the run this is, if it is one; the description is that of the whole
     * @param waivers violations that are accepted
     */
    record Began(RunInfo info, List<RequirementId> selected, FailOn failOn, Optional<Shard> shard, List<Waiver> waivers)
            implements JournalEntry {

        /** Copies the lists. */
        public Began {
            selected = List.copyOf(selected);
            waivers = List.copyOf(waivers);
        }

        /**
         * Begins a run that is whole, without waivers.
         *
         * @param info what is run
         * @param selected the requirements that are judged
         * @param failOn what makes the exit code bad
         */
        public Began(RunInfo info, List<RequirementId> selected, FailOn failOn) {
            this(info, selected, failOn, Optional.empty(), List.of());
        }

        /**
         * Gives the beginning of a part, described as the whole.
         *
         * @param whole what is run
         * @param part which part of it, if it is one
         * @return the beginning
         */
        public Began of(RunInfo whole, Optional<Shard> part) {
            return new Began(whole, selected, failOn, part, waivers);
        }

        /**
         * Begins the same with what was found out about it.
         *
         * @param found by what others know provider and kit again
         * @return the beginning
         */
        public Began knownBy(Provenance found) {
            return of(info.knownBy(found), shard);
        }

        /**
         * Describes what is run, as its own report shows it.
         *
         * @return the description; the selection of a shard says which one it is
         */
        public RunInfo shownInfo() {
            return shard.map(part -> info.selecting(info.selection() + "; " + part))
                    .orElse(info);
        }
    }

    /**
     * The property of a requirement begins.
     *
     * @param worker the process, from 1; 0 if there is only this one
     * @param id the requirement
     */
    record Started(int worker, RequirementId id) implements JournalEntry {}

    /**
     * What is known about a requirement from one share of the run, which a process judged in one go. It takes the place
     * of what was known from the same share before, and is added to what is known from others.
     *
     * @param share which one, from 1; what the loss of a process says counts as one, too; 0 if the run was judged in one
     *     go, and for what nobody judged
     * @param row what it recorded
     */
    record Recorded(int share, RowRecord row) implements JournalEntry {}

    /**
     * The provider printed something to a standard stream.
     *
     * @param worker the process, from 1; 0 if there is only this one
     * @param id the requirement that was judged meanwhile; nothing before the first
     * @param text a line
     */
    record Printed(int worker, Optional<RequirementId> id, String text) implements JournalEntry {}

    /**
     * The minimal case of a finding was replayed in a fresh process.
     *
     * @param id the requirement
     * @param token the case
     * @param repetition how often the finding was seen again
     */
    record Repeated(RequirementId id, String token, Repetition repetition) implements JournalEntry {}

    /**
     * The run is over.
     *
     * @param durationMillis how long it took, milliseconds
     * @param early why it ended before everything was judged, a clause, if it did
     */
    record Ended(long durationMillis, Optional<String> early) implements JournalEntry {}
}
