package org.ndktck.report.html;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.Wording;

/**
 * A verdict and how often it occurs: a tile, a piece of a bar, a line of the legend.
 *
 * @param verdict the verdict
 * @param count how often
 */
public record VerdictCount(Verdict verdict, long count) {

    /**
     * Counts the verdicts of some rows.
     *
     * @param rows the rows
     * @return a count for every verdict, zeros included
     */
    static List<VerdictCount> of(List<RowView> rows) {
        Map<Verdict, Long> counts = new EnumMap<>(Verdict.class);
        rows.forEach(row -> counts.merge(row.row().verdict(), 1L, Long::sum));
        return Arrays.stream(Verdict.values())
                .map(verdict -> new VerdictCount(verdict, counts.getOrDefault(verdict, 0L)))
                .toList();
    }

    /**
     * Names the style of the verdict.
     *
     * @return a CSS class, for example {@code v-not-judged}
     */
    public String style() {
        return style(verdict);
    }

    /**
     * Names the verdict.
     *
     * @return for example {@code not judged}
     */
    public String label() {
        return Wording.label(verdict);
    }

    /**
     * Explains the verdict.
     *
     * @return a sentence without the full stop
     */
    public String meaning() {
        return Wording.meaning(verdict);
    }

    static String style(Verdict verdict) {
        return "v-" + verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
