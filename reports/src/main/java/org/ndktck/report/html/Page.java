package org.ndktck.report.html;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Section;
import org.ndktck.report.model.Musts;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.text.Tone;

/**
 * Everything the page shows, in its order.
 *
 * @param result the result
 * @param musts how many MUSTs there are and how many were judged
 * @param facts how the run was made
 * @param rows all requirements
 * @param sections the same by section
 * @param findings the violations with a proof of their own
 */
public record Page(
        RunResult result,
        Musts musts,
        List<RunFact> facts,
        List<RowView> rows,
        List<SectionView> sections,
        List<FindingView> findings) {

    static Page of(Catalog catalog, RunResult result) {
        List<RowView> rows = result.rows().stream()
                .map(row -> new RowView(catalog.requirement(row.id()), row))
                .toList();
        return new Page(
                result,
                Musts.of(catalog, result.rows()),
                RunFact.of(result.info()),
                rows,
                Arrays.stream(Section.values())
                        .map(section -> section(section, rows))
                        .toList(),
                rows.stream()
                        .filter(row -> row.violated() && !row.row().findings().isEmpty())
                        .map(row -> FindingView.of(row, result.info()))
                        .toList());
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
                "No MUST was found broken. "
                        + (open == 0
                                ? "Every MUST was judged."
                                : open
                                        + " MUSTs have no verdict on the provider; each is listed below with the reason.");
            case 1 ->
                findings.isEmpty()
                        ? "Something that this run was told not to accept was seen; it is listed below."
                        : "The provider breaks what the documents demand. Each violation is shown below with the "
                                + "demand, what was seen, and a command that shows it again.";
            case 2 ->
                "Something that the documents demand could neither be confirmed nor refuted. "
                        + "It is listed below; the run says nothing final about the provider.";
            case 4 -> "The kit itself failed. The result says nothing final about the provider.";
            default -> "The run came to no verdict about the provider.";
        };
    }

    /**
     * Gives the counts of the tiles.
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
     * Gives the violations that only follow from others.
     *
     * @return the requirements
     */
    public List<RowView> derived() {
        return rows.stream()
                .filter(row -> row.violated() && row.row().findings().isEmpty())
                .toList();
    }

    /**
     * Gives what was noted or could not be decided.
     *
     * @return the requirements
     */
    public List<RowView> worthReading() {
        return rows.stream().filter(RowView::worthReading).toList();
    }
}
