package org.ndktck.report.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.PartitionEvidence;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.Wording;

/**
 * A requirement of which two results say something else.
 *
 * @param id the requirement, for example {@code GCD-07}
 * @param change what became of it
 * @param before what the earlier result says
 * @param after what the later result says
 */
public record ChangedRow(String id, Change change, String before, String after) {

    /** Less than this part of the earlier tries is less evidence: how many judge varies a little from run to run. */
    private static final int HALF = 2;

    /** Compares the rows of one requirement. */
    static Optional<ChangedRow> of(Row before, Row after) {
        String id = after.id().text();
        if (broken(after) && !broken(before)) {
            return Optional.of(new ChangedRow(id, Change.NEWLY_BROKEN, told(before), told(after)));
        }
        if (decided(before) && !decided(after)) {
            return Optional.of(new ChangedRow(id, Change.LOST_EVIDENCE, told(before), told(after)));
        }
        if (broken(before) && !broken(after)) {
            return Optional.of(new ChangedRow(id, Change.REPAIRED, told(before), told(after)));
        }
        List<String> lost = broken(after) ? List.of() : lost(before.evidence(), after.evidence());
        if (!lost.isEmpty()) {
            return Optional.of(new ChangedRow(id, Change.LOST_EVIDENCE, told(before), String.join("; ", lost)));
        }
        return told(before).equals(told(after))
                ? Optional.empty()
                : Optional.of(new ChangedRow(id, Change.OTHERWISE, told(before), told(after)));
    }

    private static boolean broken(Row row) {
        return row.verdict() == Verdict.VIOLATES || row.verdict() == Verdict.WAIVED;
    }

    private static boolean decided(Row row) {
        return broken(row) || row.verdict() == Verdict.CONFORMS || row.verdict() == Verdict.NOTED;
    }

    private static String told(Row row) {
        return Wording.label(row) + (row.reason().isEmpty() ? "" : ": " + row.reason());
    }

    /** What the earlier tries reached and the later ones do not. */
    private static List<String> lost(Evidence before, Evidence after) {
        List<String> lost = new ArrayList<>();
        if (after.judgedTries() * HALF < before.judgedTries()) {
            lost.add(after.judgedTries() + " judged tries in place of " + before.judgedTries());
        }
        Map<String, PartitionEvidence> later = new TreeMap<>();
        after.partitions().forEach(partition -> later.put(partition.name(), partition));
        for (PartitionEvidence partition : before.partitions()) {
            if (partition.demanded()) {
                new TreeMap<>(partition.hits())
                        .keySet().stream()
                                .filter(value -> !hit(later.get(partition.name()), value))
                                .forEach(value -> lost.add(partition.name() + "." + value + " was not tried"));
            }
        }
        return lost;
    }

    private static boolean hit(@Nullable PartitionEvidence partition, String value) {
        return partition != null && partition.hits().containsKey(value);
    }
}
