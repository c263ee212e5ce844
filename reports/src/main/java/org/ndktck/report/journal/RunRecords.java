package org.ndktck.report.journal;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.Headlines;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdicts;
import org.ndktck.report.model.Waivers;
import org.ndktck.report.waiver.WaiverUse;

/**
 * What the entries of a journal come to, at any time: the same for a run that is over, for one that was cut off and
 * for one whose processes each saw a part. Not thread-safe.
 */
public final class RunRecords {

    /** What the report of a run says whose journal has no end, a clause. */
    public static final String CUT_OFF = "the run was cut off";

    private final Catalog catalog;
    private final Map<RequirementId, RequirementCheck> manifest;
    private final Map<Integer, Map<RequirementId, RowRecord>> byShare = new HashMap<>();
    private final Map<RequirementId, JournalEntry.Repeated> repeated = new EnumMap<>(RequirementId.class);
    private final Set<RequirementId> started = EnumSet.noneOf(RequirementId.class);
    private JournalEntry.@Nullable Began began;
    private JournalEntry.@Nullable Ended ended;

    /**
     * Starts with nothing known.
     *
     * @param catalog the requirements
     * @param manifest how the kit deals with each; a missing id is not checked yet
     */
    public RunRecords(Catalog catalog, Map<RequirementId, RequirementCheck> manifest) {
        this.catalog = catalog;
        this.manifest = Map.copyOf(manifest);
    }

    /**
     * Learns something.
     *
     * @param entry what became known
     */
    public void add(JournalEntry entry) {
        if (entry instanceof JournalEntry.Began one) {
            began = one;
        } else if (entry instanceof JournalEntry.Started one) {
            started.add(one.id());
        } else if (entry instanceof JournalEntry.Recorded one) {
            byShare.computeIfAbsent(one.share(), ignored -> new EnumMap<>(RequirementId.class))
                    .put(one.row().id(), one.row());
        } else if (entry instanceof JournalEntry.Repeated one) {
            repeated.put(one.id(), one);
        } else if (entry instanceof JournalEntry.Ended one) {
            ended = one;
        }
    }

    /**
     * Tells whether judging began: without that there is nothing to report.
     *
     * @return true if an entry said so
     */
    public boolean hasBegun() {
        return began != null;
    }

    /**
     * Tells whether the run came to an end of its own.
     *
     * @return true if an entry said so
     */
    public boolean hasEnded() {
        return ended != null;
    }

    /**
     * Folds what is known.
     *
     * @return the result; if the run was cut off, a selected requirement without a record is undecided and the
     *     headline says it
     */
    public RunResult result() {
        JournalEntry.Began first = began;
        if (first == null) {
            throw new IllegalStateException("the run has not begun");
        }
        Optional<String> early = ended == null ? Optional.of(CUT_OFF) : ended.early();
        Map<RequirementId, RowRecord> records = records(first.selected(), early);
        Waivers waivers = Waivers.of(first.waivers(), first.info());
        List<Row> rows = waivers.on(new Verdicts(catalog, manifest).fold(records));
        List<WaiverUse> uses = waivers.uses(rows);
        Headline headline = new Headlines(catalog).fold(rows, first.shownInfo(), first.failOn(), uses);
        return new RunResult(
                first.shownInfo().lasting(ended == null ? 0 : ended.durationMillis()),
                early.map(why -> Headlines.endedEarly(headline, why)).orElse(headline),
                rows,
                uses);
    }

    private Map<RequirementId, RowRecord> records(List<RequirementId> selected, Optional<String> early) {
        Map<RequirementId, RowRecord> all = new EnumMap<>(RequirementId.class);
        byShare.values().forEach(rows -> rows.forEach((id, row) -> all.merge(id, withReplays(row), RowRecord::and)));
        for (RequirementId id : manifest.keySet()) {
            if (!selected.contains(id)) {
                all.put(id, RowRecord.absent(id, Absence.NOT_SELECTED));
            }
        }
        early.ifPresent(why -> selected.stream()
                .filter(id -> !all.containsKey(id))
                .forEach(id -> all.put(id, RowRecord.undecided(id, why + notJudged(id)))));
        return Collections.unmodifiableMap(all);
    }

    /** A replay says something about the case that was replayed only, and so about the share that it comes from. */
    private RowRecord withReplays(RowRecord row) {
        JournalEntry.Repeated replays = repeated.get(row.id());
        if (replays == null || row.findings().isEmpty()) {
            return row;
        }
        boolean sameCase = row.findings().get(0).token().equals(replays.token());
        return sameCase ? row.repeated(replays.repetition()) : row;
    }

    private String notJudged(RequirementId id) {
        return started.contains(id) ? " while it was judged" : " before it was judged";
    }
}
