package org.ndktck.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.text.Paragraph;

/** The catalogue together with the manifest: what is demanded and what the kit does about it. */
final class RequirementList {

    private static final int LEAST_ROOM = 30;
    private static final int TITLE_BELOW = 4;

    private final Catalog catalog;
    private final Map<RequirementId, RequirementCheck> checks;

    RequirementList(Catalog catalog, Map<RequirementId, RequirementCheck> checks) {
        this.catalog = catalog;
        this.checks = checks;
    }

    /**
     * Gives the list for scripts.
     *
     * @return one entry for every requirement
     */
    List<Entry> entries() {
        return catalog.requirements().stream().map(this::entry).toList();
    }

    /**
     * Gives the list for people.
     *
     * @param width longest line, in characters
     * @return a table for each section, and a line that counts
     */
    String table(int width) {
        StringBuilder table = new StringBuilder();
        for (Section section : Section.values()) {
            table.append(section.title()).append('\n');
            rowsOf(section)
                    .forEach(row ->
                            lines(row, width).forEach(line -> table.append(line).append('\n')));
            table.append('\n');
        }
        return table.append(new Paragraph(width).folded(counts())).toString();
    }

    private List<Requirement> rowsOf(Section section) {
        return catalog.requirements().stream()
                .filter(row -> row.id().section() == section)
                .toList();
    }

    /** The title stands below the columns where there is little room behind them. */
    private List<String> lines(Requirement row, int width) {
        Paragraph paragraph = new Paragraph(width);
        String columns = columns(row);
        String margin = " ".repeat(TITLE_BELOW);
        return width - columns.length() >= LEAST_ROOM
                ? paragraph.lines(columns, " ".repeat(columns.length()), row.title())
                : Stream.concat(
                                Stream.of(columns.stripTrailing()),
                                paragraph.lines(margin, margin, row.title()).stream())
                        .toList();
    }

    private String columns(Requirement row) {
        return String.format(
                Locale.ROOT,
                "  %-6s  %-8s  %-7s  %-10s  ",
                row.id().text(),
                row.actor().name().toLowerCase(Locale.ROOT),
                row.modality(),
                treatment(row));
    }

    private String treatment(Requirement row) {
        RequirementCheck check = check(row);
        if (check.untestable().isPresent()) {
            return row.modality() == Modality.MAY ? "-" : "untestable";
        }
        if (check.checkedBy().isPresent()) {
            return "checked";
        }
        boolean nothingToJudge = row.actor() == Actor.CONSUMER || row.modality() == Modality.DEFINED;
        return nothingToJudge ? "-" : "not yet";
    }

    private String counts() {
        long checked = catalog.requirements().stream()
                .filter(Requirement::isProviderMust)
                .filter(row -> check(row).checkedBy().isPresent())
                .count();
        return catalog.requirements().size() + " requirements; the kit checks " + checked + " of "
                + catalog.providerMusts() + " MUSTs that bind a provider\n";
    }

    private Entry entry(Requirement row) {
        RequirementCheck check = check(row);
        return new Entry(
                row.id().text(), row.title(), row.actor(), row.modality(), check.checkedBy(), check.untestable());
    }

    private RequirementCheck check(Requirement row) {
        return checks.getOrDefault(row.id(), RequirementCheck.NOT_YET);
    }

    /**
     * What scripts get of a requirement; they rely on the names.
     *
     * @param id the id
     * @param title what is demanded
     * @param actor whom it binds
     * @param modality how strongly
     * @param checkedBy the property that checks it, if one does
     * @param untestable why no test can decide it, or nothing can break it, if so
     */
    record Entry(
            String id,
            String title,
            Actor actor,
            Modality modality,
            Optional<String> checkedBy,
            Optional<String> untestable) {}
}
