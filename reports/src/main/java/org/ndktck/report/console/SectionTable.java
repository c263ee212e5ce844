package org.ndktck.report.console;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Section;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.Paragraph;
import org.ndktck.report.text.Wording;

/**
 * The MUSTs of every section by verdict. Only MUSTs, so that the columns add up to the number the
 * headline speaks of.
 */
final class SectionTable {

    private static final int NAME_WIDTH = 30;
    private static final List<Verdict> ALWAYS =
            List.of(Verdict.CONFORMS, Verdict.NOTED, Verdict.VIOLATES, Verdict.NOT_JUDGED);

    /** What a row has that was not judged for a reason that no selection changes. */
    private static final Set<Verdict> UNTRIED = EnumSet.of(Verdict.UNTESTABLE, Verdict.NOT_APPLICABLE);

    private final Map<Section, Map<Verdict, Long>> counts = new EnumMap<>(Section.class);
    private final Map<Verdict, Long> totals;
    private final List<Verdict> columns;
    private final boolean narrowed;

    /** All sections where everything is selected; else those of which something is. */
    SectionTable(Catalog catalog, RunResult result) {
        result.rows().stream()
                .filter(row -> catalog.requirement(row.id()).isProviderMust())
                .forEach(row -> counts.computeIfAbsent(row.id().section(), section -> new EnumMap<>(Verdict.class))
                        .merge(row.verdict(), 1L, Long::sum));
        totals = totals();
        columns = columns();
        Set<Section> chosen = result.rows().stream()
                .filter(row -> !row.reason().equals(Absence.NOT_SELECTED.reason()))
                .filter(row -> !UNTRIED.contains(row.verdict()))
                .map(row -> row.id().section())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Section.class)));
        narrowed = !result.info().selectsAll() && counts.keySet().retainAll(chosen);
    }

    /** Not judged comes last: it is what the run says nothing about. */
    private List<Verdict> columns() {
        List<Verdict> columns = Arrays.stream(Verdict.values())
                .filter(verdict -> ALWAYS.contains(verdict) || total(verdict) > 0)
                .collect(Collectors.toCollection(ArrayList::new));
        columns.remove(Verdict.NOT_JUDGED);
        columns.add(Verdict.NOT_JUDGED);
        return List.copyOf(columns);
    }

    /** The table; where a narrow terminal has no room for it, a sentence for each section. */
    List<String> lines(int width) {
        boolean fits = width >= ConsoleReport.WIDTH || head().length() <= width;
        return fits ? table() : sentences(new Paragraph(width));
    }

    private List<String> sentences(Paragraph paragraph) {
        List<String> lines = new ArrayList<>();
        lines.add("MUSTs by section");
        counts.forEach((section, byVerdict) ->
                lines.addAll(paragraph.lines("", "    ", sentence(section.title(), byVerdict))));
        lines.addAll(paragraph.lines("", "    ", sentence(total(), totals)));
        return lines;
    }

    private String sentence(String name, Map<Verdict, Long> byVerdict) {
        return columns.stream()
                .filter(byVerdict::containsKey)
                .map(verdict -> byVerdict.get(verdict) + " " + head(verdict))
                .collect(Collectors.joining(", ", name + ": ", ""));
    }

    private List<String> table() {
        List<String> lines = new ArrayList<>();
        lines.add(head());
        counts.forEach((section, byVerdict) -> lines.add(line(section.title(), byVerdict)));
        lines.add(line(total(), totals));
        return lines;
    }

    private String head() {
        String names = columns.stream().map(verdict -> "  " + head(verdict)).collect(Collectors.joining());
        return pad("Section") + "MUSTs" + names;
    }

    /** Short enough that a table with many verdicts still fits a terminal. */
    private static String head(Verdict verdict) {
        return switch (verdict) {
            case INCONCLUSIVE -> "inconcl.";
            case NOT_SUPPORTED -> "not supp.";
            case UNTESTABLE -> "untest.";
            default -> Wording.label(verdict);
        };
    }

    private String line(String name, Map<Verdict, Long> byVerdict) {
        long musts = byVerdict.values().stream().mapToLong(Long::longValue).sum();
        StringBuilder line = new StringBuilder(pad(name)).append(right(Long.toString(musts), "MUSTs".length()));
        for (Verdict verdict : columns) {
            long count = byVerdict.getOrDefault(verdict, 0L);
            int width = head(verdict).length() + 2;
            line.append(right(count == 0 ? "." : Long.toString(count), width));
        }
        return line.toString();
    }

    private Map<Verdict, Long> totals() {
        Map<Verdict, Long> totals = new EnumMap<>(Verdict.class);
        counts.values()
                .forEach(section -> section.forEach((verdict, count) -> totals.merge(verdict, count, Long::sum)));
        return totals;
    }

    /** The headline speaks of all MUSTs, of which a narrowed table shows some. */
    private String total() {
        return narrowed ? "Total of all sections" : "Total";
    }

    private long total(Verdict verdict) {
        return totals.getOrDefault(verdict, 0L);
    }

    private static String pad(String name) {
        return name + " ".repeat(Math.max(1, NAME_WIDTH - name.length()));
    }

    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
