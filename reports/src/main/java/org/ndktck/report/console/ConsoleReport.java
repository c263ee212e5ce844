package org.ndktck.report.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.FailureText;
import org.ndktck.report.text.LeftOut;
import org.ndktck.report.text.OfficialRun;
import org.ndktck.report.text.Paragraph;
import org.ndktck.report.text.Tone;

/**
 * Renders a result as text for a terminal.
 *
 * <p>Details first, then the table, the headline last: the line that a screen shows without
 * scrolling is the one that matters most.
 */
public final class ConsoleReport {

    /** The longest line where nobody says how wide the terminal is. */
    public static final int WIDTH = 110;

    private static final int MANY = 10;
    private static final Set<Verdict> UNDECIDED = Set.of(Verdict.INCONCLUSIVE, Verdict.FLAKY, Verdict.BROKEN);

    private final Catalog catalog;
    private final AnsiColour ink;
    private final int width;
    private final Paragraph paragraph;

    /**
     * Binds the rendering to the catalogue.
     *
     * @param catalog the requirements
     * @param colours whether to colour with ANSI escape sequences
     */
    public ConsoleReport(Catalog catalog, boolean colours) {
        this(catalog, colours, WIDTH);
    }

    /**
     * Binds the rendering to the catalogue and to a terminal.
     *
     * @param catalog the requirements
     * @param colours whether to colour with ANSI escape sequences
     * @param width longest line, in characters; a command to copy may be longer
     */
    public ConsoleReport(Catalog catalog, boolean colours, int width) {
        this.catalog = catalog;
        this.width = width;
        this.paragraph = new Paragraph(width);
        this.ink = colours ? AnsiColour.ANSI : AnsiColour.PLAIN;
    }

    /**
     * Renders everything: {@link #details}, then {@link #summary}.
     *
     * @param result the result
     * @return lines that end in LF
     */
    public String text(RunResult result) {
        String details = details(result);
        return details.isEmpty() ? summary(result) : details + "\n" + summary(result);
    }

    /**
     * Renders the table of the sections, what was left out, whether the run is official, and the headline.
     *
     * @param result the result
     * @return lines that end in LF
     */
    public String summary(RunResult result) {
        List<String> lines = new ArrayList<>(new SectionTable(catalog, result).lines(width));
        lines.set(0, ink.bold(lines.get(0)));
        lines.add("");
        List<String> leftOut = LeftOut.of(catalog, result);
        if (!leftOut.isEmpty()) {
            lines.addAll(paragraph.lines("", "    ", LeftOut.BEGINNING + String.join("; ", leftOut)));
        }
        lines.addAll(paragraph.lines("", "    ", OfficialRun.line(catalog, result)));
        Tone tone = Tone.of(result.headline());
        paragraph.lines("", "    ", result.headline().text()).forEach(line -> lines.add(ink.tone(tone, line)));
        return joined(lines);
    }

    /**
     * Renders what a reader has to look at: failures in full, then one line each for the violations
     * that follow from them, for what was noted, for what could not be decided and for each waiver.
     *
     * @param result the result
     * @return lines that end in LF; empty if there is nothing to look at
     */
    public String details(RunResult result) {
        List<String> blocks = new ArrayList<>();
        result.rows().stream()
                .filter(row -> violated(row) && !row.findings().isEmpty())
                .forEach(row -> blocks.add(heading(failure(row, result.info()))));
        addLines(blocks, result, row -> violated(row) && row.findings().isEmpty(), ", ");
        addLines(blocks, result, row -> row.verdict() == Verdict.NOTED, ": ");
        addLines(blocks, result, row -> UNDECIDED.contains(row.verdict()), ": ");
        List<String> waivers = new ArrayList<>();
        result.waivers().forEach(use -> waivers.addAll(paragraph.lines("", "    ", use.words())));
        if (!waivers.isEmpty()) {
            blocks.add(joined(waivers));
        }
        return String.join("\n", blocks);
    }

    /**
     * Writes the text of one failure, without colours.
     *
     * @param row what failed
     * @param info what was run
     * @return lines that end in LF
     */
    public String failure(Row row, RunInfo info) {
        return new FailureText(catalog, width).of(row, info);
    }

    private static boolean violated(Row row) {
        return row.verdict() == Verdict.VIOLATES || row.verdict() == Verdict.WAIVED;
    }

    private void addLines(List<String> blocks, RunResult result, Predicate<Row> which, String separator) {
        Map<String, List<Row>> alike = result.rows().stream()
                .filter(which)
                .collect(Collectors.groupingBy(row -> judged(row) + separator + row.reason()));
        List<String> lines = new ArrayList<>();
        result.rows().stream().filter(which).forEach(row -> lines.addAll(line(row, separator, alike)));
        if (!lines.isEmpty()) {
            blocks.add(joined(lines));
        }
    }

    /** What very many rows have in common is said once, where the first of them stands. */
    private List<String> line(Row row, String separator, Map<String, List<Row>> alike) {
        String text = judged(row) + separator + row.reason();
        List<Row> rows = Objects.requireNonNull(alike.get(text));
        if (rows.size() < MANY) {
            return paragraph.lines("", "    ", row.id() + " " + text);
        }
        String ids = rows.stream().map(one -> one.id().text()).collect(Collectors.joining(", "));
        return rows.get(0).equals(row)
                ? paragraph.lines("", "    ", rows.size() + " rows " + text + ": " + ids)
                : List.of();
    }

    private static String judged(Row row) {
        return row.verdict() + row.by().map(culprit -> " by " + culprit.text()).orElse("");
    }

    private String heading(String failure) {
        int end = failure.indexOf('\n');
        return ink.tone(Tone.BAD, failure.substring(0, end)) + failure.substring(end);
    }

    private static String joined(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
