package org.ndktck.report.markdown;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Musts;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.next.NextSteps;
import org.ndktck.report.provenance.Provenance;
import org.ndktck.report.text.Claim;
import org.ndktck.report.text.LargeNumber;
import org.ndktck.report.text.LeftOut;
import org.ndktck.report.text.Markdown;
import org.ndktck.report.text.OfficialRun;
import org.ndktck.report.text.ReplayCommand;
import org.ndktck.report.text.Wording;

/** Renders headline, counts and findings as Markdown. */
public final class SummaryReport {

    /** Name of the file in a report directory. */
    public static final String NAME = "summary.md";

    private static final String OF_KIT = "This provider is part of the kit; no other vendor's product was judged.\n\n";
    private static final String WHERE =
            "The provider ran in user mode, in a process with a Java runtime; whether hardware"
                    + " was behind it, the report does not say.\n\n";
    private static final int FINDINGS = 20;
    private static final int IDS = 10;
    private static final List<Verdict> BAD = List.of(Verdict.VIOLATES, Verdict.WAIVED);
    private static final List<Verdict> OPEN =
            List.of(Verdict.BROKEN, Verdict.FLAKY, Verdict.INCONCLUSIVE, Verdict.NOTED);

    private final Catalog catalog;

    /**
     * Binds the rendering to the catalogue.
     *
     * @param catalog the requirements
     */
    public SummaryReport(Catalog catalog) {
        this.catalog = catalog;
    }

    /**
     * Renders a result.
     *
     * @param result the result
     * @return the file's content, UTF-8
     */
    public byte[] write(RunResult result) {
        String text = head(result)
                + counts(result)
                + next(result)
                + findings(result)
                + others(result)
                + waivers(result)
                + provenance(result.info().provenance());
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private String head(RunResult result) {
        RunInfo info = result.info();
        Musts musts = Musts.of(catalog, result.rows());
        List<String> leftOut = LeftOut.of(catalog, result);
        String claim = Claim.sentence(catalog, result);
        return "## NDK conformance: " + Markdown.plain(result.headline().text()) + "\n\n"
                + "**" + Markdown.plain(info.providerName() + " " + info.providerVersion()) + "** by "
                + Markdown.plain(info.providerVendor()) + ", judged by version "
                + Markdown.plain(info.kitVersion()) + " of the kit; profile " + Markdown.plain(info.profile()) + ", "
                + info.tries() + " tries, seed " + Markdown.plain(info.seed()) + ". " + musts.words() + "; exit code "
                + result.headline().exitCode() + ".\n\n"
                + (info.provenance().hasProviderOfKit() ? OF_KIT : "")
                + (claim.isEmpty() ? "" : "You may say: \u201c" + Markdown.plain(claim) + "\u201d\n\n")
                + (leftOut.isEmpty() ? "" : Markdown.plain(LeftOut.BEGINNING + String.join("; ", leftOut)) + ".\n\n")
                + Markdown.plain(OfficialRun.line(catalog, result)) + ".\n\n";
    }

    /** Hashes and the command are for copying. */
    private static String provenance(Provenance known) {
        String lines = known.byName().entrySet().stream()
                .map(each -> "- " + each.getKey() + ": " + Markdown.code(each.getValue()) + "\n")
                .collect(Collectors.joining());
        return lines.isEmpty() ? "" : "\n### What was judged\n\n" + WHERE + lines;
    }

    private static String counts(RunResult result) {
        String lines = result.counts().entrySet().stream()
                .filter(count -> count.getValue() > 0)
                .map(count -> "| " + Wording.label(count.getKey()) + " | " + count.getValue() + " |\n")
                .collect(Collectors.joining());
        return "| verdict | requirements |\n| --- | ---: |\n" + lines;
    }

    private static String next(RunResult result) {
        NextSteps steps = NextSteps.of(result);
        String lines = steps.lines().stream()
                .map(line -> "- " + Markdown.plain(line) + "\n")
                .collect(Collectors.joining());
        return lines.isEmpty() ? "" : "\n### What to write next\n\nGreen: " + steps.green() + ".\n\n" + lines;
    }

    /** Those with a proof first; the others only follow from them. */
    private String findings(RunResult result) {
        List<Row> bad = rows(result, BAD).stream()
                .sorted(Comparator.comparing(row -> row.findings().isEmpty()))
                .toList();
        if (bad.isEmpty()) {
            return "";
        }
        String shown = bad.stream()
                .limit(FINDINGS)
                .map(row -> violation(row, result.info()))
                .collect(Collectors.joining());
        String more = bad.size() > FINDINGS ? "- and " + (bad.size() - FINDINGS) + " more in `compliance.html`\n" : "";
        return "\n### Violations\n\n" + shown + more;
    }

    private String violation(Row row, RunInfo info) {
        String title = "- **" + row.id() + "** "
                + Markdown.plain(catalog.requirement(row.id()).title());
        String waived = row.verdict() == Verdict.WAIVED ? " (waived: " + Markdown.plain(row.reason()) + ")" : "";
        if (row.findings().isEmpty()) {
            return title + (waived.isEmpty() ? ": " + Markdown.plain(row.reason()) : waived) + "\n";
        }
        Finding finding = row.findings().get(0);
        return title + waived + "\n"
                + "  - expected: " + Markdown.plain(LargeNumber.explained(finding.expected())) + "\n"
                + "  - observed: " + Markdown.plain(LargeNumber.explained(finding.observed())) + "\n"
                + "  - again: " + Markdown.code(ReplayCommand.of(finding, info)) + "\n";
    }

    private String others(RunResult result) {
        Map<String, List<Row>> alike = new LinkedHashMap<>();
        rows(result, OPEN)
                .forEach(row -> alike.computeIfAbsent(
                                Wording.label(row) + ": " + row.reason(), none -> new ArrayList<>())
                        .add(row));
        if (alike.isEmpty()) {
            return "";
        }
        long more = alike.values().stream().skip(FINDINGS).mapToLong(List::size).sum();
        return "\n### Worth reading\n\n"
                + alike.values().stream()
                        .limit(FINDINGS)
                        .map(SummaryReport::remark)
                        .collect(Collectors.joining())
                + (more > 0 ? "- and " + more + " more in `compliance.html`\n" : "");
    }

    private static String waivers(RunResult result) {
        String lines = result.waivers().stream()
                .map(use -> "- " + Markdown.plain(use.words()) + "\n")
                .collect(Collectors.joining());
        return lines.isEmpty() ? "" : "\n### Waivers\n\n" + lines;
    }

    /** Rows of one verdict and one reason, of which very many are not all named. */
    private static String remark(List<Row> alike) {
        String ids = alike.stream().limit(IDS).map(row -> row.id().text()).collect(Collectors.joining(", "));
        int more = alike.size() - IDS;
        Row first = alike.get(0);
        return "- **" + ids + "**" + (more > 0 ? " and " + more + " more" : "") + " " + Wording.label(first) + ": "
                + Markdown.plain(first.reason()) + "\n";
    }

    /** Grouped by verdict, in the order given. */
    private static List<Row> rows(RunResult result, List<Verdict> verdicts) {
        return verdicts.stream()
                .flatMap(verdict -> result.rows().stream().filter(row -> row.verdict() == verdict))
                .toList();
    }
}
