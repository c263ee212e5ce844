package org.ndktck.report.model;

import java.util.List;
import org.ndktck.catalog.Catalog;

/**
 * How many of the MUSTs that bind a provider were judged: the number next to every headline.
 *
 * @param total the MUSTs of the catalogue
 * @param judged those with a verdict on the provider, good or bad
 * @param untestable those that no kit can judge from outside: a whole run leaves them open
 */
public record Musts(long total, long judged, long untestable) {

    /**
     * Counts them.
     *
     * @param catalog the requirements, which tell the MUSTs
     * @param rows one for every requirement
     * @return the counts
     */
    public static Musts of(Catalog catalog, List<Row> rows) {
        List<Verdict> verdicts = rows.stream()
                .filter(row -> catalog.requirement(row.id()).isProviderMust())
                .map(Row::verdict)
                .toList();
        return new Musts(
                catalog.providerMusts(),
                verdicts.stream().filter(Musts::decided).count(),
                verdicts.stream()
                        .filter(verdict -> verdict == Verdict.UNTESTABLE)
                        .count());
    }

    /**
     * Says the numbers.
     *
     * @return for example {@code 247 of 249 MUSTs judged; the other 2 cannot be tested from outside}
     */
    public String words() {
        String words = judged + " of " + total + " MUSTs judged";
        if (untestable == 0) {
            return words;
        }
        return words + (judged + untestable == total ? "; the other " : "; ") + untestable
                + " cannot be tested from outside";
    }

    private static boolean decided(Verdict verdict) {
        return switch (verdict) {
            case CONFORMS, NOTED, VIOLATES, WAIVED -> true;
            case FLAKY, INCONCLUSIVE, NOT_SUPPORTED, NOT_JUDGED, NOT_APPLICABLE, UNTESTABLE, BROKEN -> false;
        };
    }
}
