package org.ndktck.report.comparison;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.Markdown;
import org.ndktck.report.text.Printable;
import org.ndktck.report.text.Wording;

/**
 * How results went on over several runs: requirements by runs, those only that tell something.
 *
 * @param runs the runs, in the order in which they started
 * @param rows the requirements that were not judged alike in all runs, or were violated in one, in the order of the catalogue
 */
public record ResultTrend(List<Run> runs, List<Row> rows) {

    /**
     * A run.
     *
     * @param started its start, ISO 8601 in UTC
     * @param provider name and version of the provider
     * @param kit version of the kit
     * @param profile name of the profile
     * @param headline the verdict on the provider
     * @param exitCode the exit code
     */
    public record Run(String started, String provider, String kit, String profile, String headline, int exitCode) {

        private static Run of(RunResult result) {
            RunInfo info = result.info();
            return new Run(
                    info.startedAt(),
                    info.providerName() + " " + info.providerVersion(),
                    info.kitVersion(),
                    info.profile(),
                    result.headline().text(),
                    result.headline().exitCode());
        }

        private String words() {
            return Printable.line(started + "  " + provider + ", kit " + kit + ", " + profile + ": " + headline);
        }
    }

    /**
     * A requirement in all runs.
     *
     * @param id its id
     * @param title its title
     * @param verdicts its verdict in each run
     */
    public record Row(String id, String title, List<Verdict> verdicts) {

        /** Copies the list. */
        public Row {
            verdicts = List.copyOf(verdicts);
        }

        private boolean tellsSomething() {
            return verdicts.contains(Verdict.VIOLATES)
                    || verdicts.contains(Verdict.WAIVED)
                    || verdicts.stream().distinct().count() > 1;
        }
    }

    /** Copies the lists. */
    public ResultTrend {
        runs = List.copyOf(runs);
        rows = List.copyOf(rows);
    }

    /**
     * Puts results beside each other.
     *
     * @param catalog the requirements
     * @param results the results, at least one
     * @return their trend
     */
    public static ResultTrend of(Catalog catalog, List<RunResult> results) {
        List<RunResult> inOrder = results.stream()
                .sorted(Comparator.comparing(result -> result.info().startedAt()))
                .toList();
        List<Row> rows = new ArrayList<>();
        for (RequirementId id : RequirementId.values()) {
            List<Verdict> verdicts =
                    inOrder.stream().map(result -> result.row(id).verdict()).toList();
            rows.add(new Row(id.text(), catalog.requirement(id).title(), verdicts));
        }
        return new ResultTrend(
                inOrder.stream().map(Run::of).toList(),
                rows.stream().filter(Row::tellsSomething).toList());
    }

    /**
     * Renders the trend for a terminal: the runs by number, then the table.
     *
     * @return lines that end in LF
     */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int run = 0; run < runs.size(); run++) {
            line(text, String.format("%3d  %s", run + 1, runs.get(run).words()));
        }
        text.append('\n');
        if (rows.isEmpty()) {
            line(text, "No requirement was violated, and each was judged alike in all runs.");
            return text.toString();
        }
        line(
                text,
                cells(
                                "",
                                IntStream.rangeClosed(1, runs.size())
                                        .mapToObj(String::valueOf)
                                        .toList())
                        .stripTrailing());
        rows.forEach(row -> line(text, cells(row.id(), labels(row)) + row.title()));
        return text.toString();
    }

    /**
     * Renders the trend as Markdown.
     *
     * @return lines that end in LF
     */
    public String markdown() {
        StringBuilder text = new StringBuilder("## NDK conformance over " + runs.size() + " runs\n\n");
        text.append("| run | started | provider | kit | profile | result |\n| ---: | --- | --- | --- | --- | --- |\n");
        for (int run = 0; run < runs.size(); run++) {
            Run one = runs.get(run);
            text.append(tableLine(List.of(
                    String.valueOf(run + 1), one.started(), one.provider(), one.kit(), one.profile(), one.headline())));
        }
        if (rows.isEmpty()) {
            return text + "\nNo requirement was violated, and each was judged alike in all runs.\n";
        }
        text.append("\n| requirement |")
                .append(joined(IntStream.rangeClosed(1, runs.size()).boxed().toList(), run -> " " + run + " |"))
                .append("\n| --- |")
                .append(" --- |".repeat(runs.size()))
                .append('\n');
        rows.forEach(row -> {
            List<String> cells = new ArrayList<>(List.of(row.id() + " " + row.title()));
            cells.addAll(labels(row));
            text.append(tableLine(cells));
        });
        return text.toString();
    }

    private static List<String> labels(Row row) {
        return row.verdicts().stream().map(Wording::label).toList();
    }

    private static String cells(String first, List<String> others) {
        return String.format("%-8s", first) + joined(others, cell -> String.format("%-16s", cell));
    }

    private static String tableLine(List<String> cells) {
        return "|" + joined(cells, cell -> " " + Markdown.plain(cell) + " |") + "\n";
    }

    private static <T> String joined(List<T> all, Function<T, String> text) {
        return all.stream().map(text).collect(Collectors.joining());
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
