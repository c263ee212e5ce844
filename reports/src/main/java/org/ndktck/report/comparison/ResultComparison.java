package org.ndktck.report.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.text.Markdown;
import org.ndktck.report.text.Printable;

/**
 * What two results say otherwise.
 *
 * @param before the headline of the earlier result
 * @param after the headline of the later result
 * @param circumstances what was otherwise around the later run
 * @param rows the requirements of which the results say something else, in the order of the catalogue
 */
public record ResultComparison(
        Headline before, Headline after, List<ChangedRunInfo> circumstances, List<ChangedRow> rows) {

    /** Copies the lists. */
    public ResultComparison {
        circumstances = List.copyOf(circumstances);
        rows = List.copyOf(rows);
    }

    /**
     * Compares two results.
     *
     * @param before the earlier one
     * @param after the later one
     * @return what is otherwise
     */
    public static ResultComparison of(RunResult before, RunResult after) {
        List<ChangedRow> rows = new ArrayList<>();
        for (int at = 0; at < after.rows().size(); at++) {
            ChangedRow.of(before.rows().get(at), after.rows().get(at)).ifPresent(rows::add);
        }
        return new ResultComparison(
                before.headline(), after.headline(), ChangedRunInfo.of(before.info(), after.info()), rows);
    }

    /**
     * Tells whether the later result is worse.
     *
     * @return true if a requirement is newly broken or has lost evidence
     */
    public boolean isWorse() {
        return rows.stream().anyMatch(row -> row.change().isWorse());
    }

    /**
     * Says in one line what happened.
     *
     * @return for example {@code worse: 1 newly broken, 2 repaired}
     */
    public String summary() {
        List<String> counts = new ArrayList<>();
        for (Change change : Change.values()) {
            int count = rows(change).size();
            if (count > 0) {
                counts.add(count + " " + change.title().toLowerCase(Locale.ROOT));
            }
        }
        return (isWorse() ? "worse" : "not worse") + ": "
                + (counts.isEmpty() ? "every requirement as before" : String.join(", ", counts));
    }

    /**
     * Renders the comparison for a terminal.
     *
     * @param catalog the requirements
     * @return lines that end in LF
     */
    public String text(Catalog catalog) {
        StringBuilder text = new StringBuilder();
        for (Change change : Change.values()) {
            heading(text, change.title(), rows(change).size());
            for (ChangedRow row : rows(change)) {
                line(text, "  " + row.id() + ": " + title(catalog, row));
                line(text, "      before  " + row.before());
                line(text, "      after   " + row.after());
            }
        }
        heading(text, "Other circumstances", circumstances.size());
        for (ChangedRunInfo one : circumstances) {
            line(text, "  " + one.name() + ": " + one.before() + " -> " + one.after());
        }
        line(text, (text.isEmpty() ? "" : "\n") + before.text() + " -> " + after.text());
        line(text, summary());
        return text.toString();
    }

    /**
     * Renders the comparison as Markdown, for a comment on a merge request.
     *
     * @param catalog the requirements
     * @return lines that end in LF
     */
    public String markdown(Catalog catalog) {
        StringBuilder text = new StringBuilder("## NDK conformance: " + summary() + "\n\n"
                + Markdown.plain(before.text()) + " → **" + Markdown.plain(after.text()) + "**\n");
        for (Change change : Change.values()) {
            if (!rows(change).isEmpty()) {
                text.append("\n### ").append(change.title()).append("\n\n");
            }
            for (ChangedRow row : rows(change)) {
                text.append("- **").append(row.id()).append("** ").append(Markdown.plain(title(catalog, row)));
                text.append("\n  - before: ").append(Markdown.plain(row.before()));
                text.append("\n  - after: ").append(Markdown.plain(row.after())).append('\n');
            }
        }
        if (!circumstances.isEmpty()) {
            text.append("\n### Other circumstances\n\n");
        }
        for (ChangedRunInfo one : circumstances) {
            text.append("- ").append(one.name()).append(": ").append(Markdown.plain(one.before()));
            text.append(" → ").append(Markdown.plain(one.after())).append('\n');
        }
        return text.toString();
    }

    private List<ChangedRow> rows(Change change) {
        return rows.stream().filter(row -> row.change() == change).toList();
    }

    private static String title(Catalog catalog, ChangedRow row) {
        Optional<RequirementId> id = RequirementId.find(row.id());
        return id.map(known -> catalog.requirement(known).title()).orElse("");
    }

    private static void heading(StringBuilder text, String title, int count) {
        if (count > 0) {
            text.append(text.isEmpty() ? "" : "\n")
                    .append(title)
                    .append(" (")
                    .append(count)
                    .append(")\n");
        }
    }

    private static void line(StringBuilder text, String line) {
        String start = line.startsWith("\n") ? "\n" : "";
        int indent = line.length() - line.stripLeading().length() - start.length();
        text.append(start)
                .append(" ".repeat(indent))
                .append(Printable.line(line))
                .append('\n');
    }
}
