package org.ndktck.report.model;

import java.util.List;
import org.ndktck.catalog.Catalog;

/**
 * How many of the MUSTs that bind a provider were judged: the number next to every headline.
 *
 * @param total the MUSTs of the catalogue
 * @param judged those with a verdict on the provider, good or bad
 */
public record Musts(long total, long judged) {

    /**
     * Counts them.
     *
     * @param catalog the requirements, which tell the MUSTs
     * @param rows one for every requirement
     * @return the counts
     */
    public static Musts of(Catalog catalog, List<Row> rows) {
        long judged = rows.stream()
                .filter(row -> catalog.requirement(row.id()).isProviderMust())
                .filter(row -> decided(row.verdict()))
                .count();
        return new Musts(catalog.providerMusts(), judged);
    }

    private static boolean decided(Verdict verdict) {
        return switch (verdict) {
            case CONFORMS, NOTED, VIOLATES, WAIVED -> true;
            case FLAKY, INCONCLUSIVE, NOT_SUPPORTED, NOT_JUDGED, NOT_APPLICABLE, UNTESTABLE, BROKEN -> false;
        };
    }
}
