package org.ndktck.message;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Requirement;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.Verdict;

/**
 * A finding as it is reported, and the text that the console shows of it.
 *
 * @param finding the finding
 * @param requirement what the catalogue says of its requirement
 * @param text the lines of the console
 */
record Failure(Finding finding, Requirement requirement, List<String> text) {

    /** The column at which the text of every field begins. */
    private static final int BODY = 13;

    /** Calls are marked left of the column. */
    private static final String WITHIN = " ".repeat(BODY - 2);

    static Failure of(Finding finding, Catalog catalog, RunInfo info) {
        Row row = new Row(
                finding.id(),
                Verdict.VIOLATES,
                Optional.empty(),
                "",
                Optional.empty(),
                Evidence.NONE,
                List.of(),
                List.of(finding));
        String text = new ConsoleReport(catalog, false).failure(row, info);
        return new Failure(
                finding, catalog.requirement(finding.id()), text.lines().toList());
    }

    /** The first line, and its continuation. */
    String heading() {
        return joined(text.stream().takeWhile(line -> !line.startsWith("  Demanded")));
    }

    /** The text of a field, in one line; empty if it is not there. */
    String field(String label) {
        int from = 0;
        while (from < text.size() && !text.get(from).startsWith("  " + label + " ")) {
            from++;
        }
        if (from == text.size()) {
            return "";
        }
        String first = text.get(from).substring(BODY);
        String rest = joined(text.subList(from + 1, text.size()).stream().takeWhile(line -> line.startsWith(WITHIN)));
        return (first + " " + rest).strip();
    }

    private static String joined(Stream<String> lines) {
        return lines.map(String::strip).collect(Collectors.joining(" "));
    }

    /** Everything in it that was made up from what was seen, a line each. */
    List<String> said() {
        return Stream.concat(
                        Stream.of(finding.expected(), finding.observed(), finding.scene()),
                        finding.calls().stream().map(CallLine::text))
                .toList();
    }
}
