package org.ndktck.report.html;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Section;
import org.ndktck.report.model.Musts;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.next.NextSteps;
import org.ndktck.report.text.Claim;
import org.ndktck.report.text.LeftOut;
import org.ndktck.report.text.OfficialRun;
import org.ndktck.report.text.Tone;
import org.ndktck.report.waiver.WaiverUse;

/**
 * Everything the page shows, in its order.
 *
 * @param result the result
 * @param leftOut what makes the run less than a whole one, a clause each
 * @param official whether the run is official, or why not
 * @param claim what the result lets somebody say; blank if it lets nobody say that the provider conforms
 * @param musts how many MUSTs there are and how many were judged
 * @param facts how the run was made
 * @param rows all requirements
 * @param sections the same by section
 * @param causes the violations, by what probably causes them
 * @param kinds the lines of the table that explains the total
 * @param script the script of the page, which only adds comfort
 */
public record Page(
        RunResult result,
        List<String> leftOut,
        String official,
        String claim,
        Musts musts,
        List<RunFact> facts,
        List<RowView> rows,
        List<SectionView> sections,
        List<CauseView> causes,
        List<KindView> kinds,
        PageScript script) {

    static Page of(Catalog catalog, RunResult result, PageScript script) {
        List<RowView> rows = result.rows().stream()
                .map(row -> new RowView(catalog.requirement(row.id()), row))
                .toList();
        return new Page(
                result,
                LeftOut.of(catalog, result),
                OfficialRun.line(catalog, result),
                Claim.sentence(catalog, result),
                Musts.of(catalog, result.rows()),
                RunFact.of(result),
                rows,
                Arrays.stream(Section.values())
                        .map(section -> section(section, rows))
                        .toList(),
                causes(catalog, result, rows),
                KindView.of(rows),
                script);
    }

    private static List<CauseView> causes(Catalog catalog, RunResult result, List<RowView> rows) {
        return CauseView.of(
                catalog,
                rows.stream()
                        .filter(row -> row.violated() && !row.row().findings().isEmpty())
                        .map(row -> FindingView.of(catalog, row, result.info()))
                        .toList(),
                rows);
    }

    private static SectionView section(Section section, List<RowView> rows) {
        return new SectionView(
                section,
                rows.stream()
                        .filter(row -> row.requirement().id().section() == section)
                        .toList());
    }

    /**
     * Names the style of the headline.
     *
     * @return a CSS class
     */
    public String tone() {
        return "t-" + Tone.of(result.headline()).name().toLowerCase(Locale.ROOT);
    }

    /**
     * Says what the headline means for someone who decides about a release.
     *
     * @return one or two sentences
     */
    public String meaning() {
        long open = musts.total() - musts.judged();
        return switch (result.headline().exitCode()) {
            case 0 ->
                (result.counts().getOrDefault(Verdict.WAIVED, 0L) == 0
                                ? "No MUST was found broken. "
                                : "No MUST was found broken but those for which somebody answers under a waiver. ")
                        + (open == musts.untestable()
                                ? "Every MUST that can be tested from outside was judged."
                                : open
                                        + " MUSTs have no verdict on the provider; each is listed below with the reason.");
            case 1 ->
                causes.isEmpty()
                        ? "Something that this run was told not to accept was seen; it is listed below."
                        : "The provider breaks what the documents demand. Each violation is shown below with the "
                                + "demand, what was seen, and a command that shows it again.";
            case 2 ->
                result.waivers().stream().anyMatch(WaiverUse::isBad)
                        ? "A waiver is expired, needless or of an unknown requirement; what was run says which."
                        : "Something that the documents demand could neither be confirmed nor refuted. "
                                + "It is listed below; the run says nothing final about the provider.";
            case 4 -> "The kit itself failed. The result says nothing final about the provider.";
            default -> "The run came to no verdict about the provider.";
        };
    }

    /**
     * Gives the verdicts that occur: the columns of the table that explains the total.
     *
     * @return the verdicts on all requirements, without zeros
     */
    public List<VerdictCount> columns() {
        return counts().stream().filter(count -> count.count() > 0).toList();
    }

    /**
     * Counts the requirements of {@code junit.xml}, which has one case more, for the run.
     *
     * @return the requirements that bind a provider, however strongly
     */
    public int junitCases() {
        return kinds.get(0).rows().size() + kinds.get(1).rows().size();
    }

    /**
     * Gives the MUSTs that no kit can judge from outside.
     *
     * @return their rows
     */
    public List<RowView> untestable() {
        return rows.stream()
                .filter(row -> row.requirement().isProviderMust())
                .filter(row -> row.row().verdict() == Verdict.UNTESTABLE)
                .toList();
    }

    /**
     * Gives the counts of the legend.
     *
     * @return the verdicts on all requirements
     */
    public List<VerdictCount> counts() {
        return VerdictCount.of(rows);
    }

    /**
     * Gives the bar over all sections.
     *
     * @return the verdicts on the MUSTs, those that occur
     */
    public List<VerdictCount> bar() {
        List<RowView> mustRows =
                rows.stream().filter(row -> row.requirement().isProviderMust()).toList();
        return VerdictCount.of(mustRows).stream()
                .filter(count -> count.count() > 0)
                .toList();
    }

    /**
     * Says the bar over all sections in words.
     *
     * @return for example {@code 247 conforms, 2 untestable}
     */
    public String barText() {
        return bar().stream().map(count -> count.count() + " " + count.label()).collect(Collectors.joining(", "));
    }

    /**
     * Gives how the requirements bind, for the filter.
     *
     * @return for example {@code MUST} and {@code MUST (consumer)}, each with the number of rows
     */
    public Map<String, Long> modalities() {
        return rows.stream().collect(Collectors.groupingBy(RowView::modality, TreeMap::new, Collectors.counting()));
    }

    /**
     * Counts the violations, with and without a proof of their own.
     *
     * @return how many
     */
    public long violations() {
        return rows.stream().filter(RowView::violated).count();
    }

    /**
     * Says what to write next of a provider that is not finished.
     *
     * @return the steps; without lines where there is nothing to say
     */
    public NextSteps next() {
        return NextSteps.of(result);
    }

    /**
     * Gives what was noted or could not be decided.
     *
     * @return the requirements, by verdict and reason
     */
    public List<ReasonView> worthReading() {
        return ReasonView.of(rows.stream().filter(RowView::worthReading).toList());
    }
}
