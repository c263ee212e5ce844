package org.ndktck.report.html;

import java.util.List;
import org.ndktck.catalog.Section;

/**
 * One section of the catalogue on the page.
 *
 * @param section the section
 * @param rows its requirements
 */
public record SectionView(Section section, List<RowView> rows) {

    /**
     * Gives the anchor.
     *
     * @return for example {@code GCD}
     */
    public String anchor() {
        return section.name();
    }

    /**
     * Gives the MUSTs that bind a provider.
     *
     * @return how many
     */
    public long musts() {
        return mustRows().size();
    }

    /**
     * Counts the verdicts on the MUSTs.
     *
     * @return those that occur
     */
    public List<VerdictCount> bar() {
        return VerdictCount.of(mustRows()).stream()
                .filter(count -> count.count() > 0)
                .toList();
    }

    /**
     * Counts the violations.
     *
     * @return how many, waived ones included
     */
    public long violations() {
        return rows.stream().filter(RowView::violated).count();
    }

    private List<RowView> mustRows() {
        return rows.stream().filter(row -> row.requirement().isProviderMust()).toList();
    }
}
