package org.ndktck.report.model;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.waiver.WaiverUse;

/**
 * The result of a run: the one thing every report is rendered from.
 *
 * @param info what was run
 * @param headline the verdict on the provider
 * @param rows one row for every requirement of the catalogue, in its order
 * @param waivers what became of each waiver
 */
public record RunResult(RunInfo info, Headline headline, List<Row> rows, List<WaiverUse> waivers) {

    /** Copies the lists. */
    public RunResult {
        rows = List.copyOf(rows);
        waivers = List.copyOf(waivers);
    }

    /**
     * Makes the result of a run without waivers.
     *
     * @param info what was run
     * @param headline the verdict on the provider
     * @param rows one row for every requirement of the catalogue, in its order
     */
    public RunResult(RunInfo info, Headline headline, List<Row> rows) {
        this(info, headline, rows, List.of());
    }

    /**
     * Gives one row.
     *
     * @param id its requirement
     * @return the row
     */
    public Row row(RequirementId id) {
        return rows.stream()
                .filter(row -> row.id() == id)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the result has no row " + id));
    }

    /**
     * Counts the rows of each verdict.
     *
     * @return a count for every verdict, zeros included
     */
    public Map<Verdict, Long> counts() {
        Map<Verdict, Long> counts = new EnumMap<>(Verdict.class);
        Arrays.stream(Verdict.values()).forEach(verdict -> counts.put(verdict, 0L));
        rows.forEach(row -> counts.merge(row.verdict(), 1L, Long::sum));
        return counts;
    }
}
