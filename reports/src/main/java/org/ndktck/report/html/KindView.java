package org.ndktck.report.html;

import java.util.List;
import java.util.function.Predicate;
import org.ndktck.catalog.Actor;

/**
 * One line of the table that explains the total: requirements that bind in the same way.
 *
 * @param name what they are
 * @param rows the requirements
 */
public record KindView(String name, List<RowView> rows) {

    /** Divides all requirements: the lines of the table, whose last one is their sum. */
    static List<KindView> of(List<RowView> rows) {
        Predicate<RowView> must = row -> row.requirement().isProviderMust();
        Predicate<RowView> provider = row -> row.requirement().actor() == Actor.PROVIDER;
        return List.of(
                part("MUSTs that bind a provider: they decide the headline", rows, must),
                part("What providers should, may or find defined", rows, provider.and(must.negate())),
                part("What binds the consumer, or either side", rows, provider.negate()),
                part("All requirements of the catalogue", rows, row -> true));
    }

    private static KindView part(String name, List<RowView> rows, Predicate<RowView> which) {
        return new KindView(name, rows.stream().filter(which).toList());
    }

    /**
     * Counts the verdicts.
     *
     * @return a count for every verdict, zeros included
     */
    public List<VerdictCount> counts() {
        return VerdictCount.of(rows);
    }
}
