package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Requirements with the same verdict for the same reason, told once.
 *
 * @param rows the requirements, at least one
 */
public record ReasonView(List<RowView> rows) {

    /** Groups rows; what was not decided stands before what was only noted, and large groups first. */
    static List<ReasonView> of(List<RowView> rows) {
        Map<String, List<RowView>> groups = new LinkedHashMap<>();
        rows.forEach(
                row -> groups.computeIfAbsent(row.verdict() + " " + row.row().reason(), key -> new ArrayList<>())
                        .add(row));
        return groups.values().stream()
                .map(group -> new ReasonView(List.copyOf(group)))
                .sorted(Comparator.comparing(
                                (ReasonView group) -> group.first().row().verdict())
                        .reversed()
                        .thenComparing(group -> -group.rows().size()))
                .toList();
    }

    /**
     * Gives one of the rows, which has the verdict and the reason of all.
     *
     * @return the first
     */
    public RowView first() {
        return rows.get(0);
    }
}
