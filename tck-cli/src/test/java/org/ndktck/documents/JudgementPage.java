package org.ndktck.documents;

import static org.ndktck.documents.Markdown.link;
import static org.ndktck.documents.Markdown.text;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.Catalog;
import org.ndktck.judgement.BlameLine;
import org.ndktck.judgement.BlameMatrix;
import org.ndktck.judgement.EffortLine;
import org.ndktck.judgement.FaultCoverage;
import org.ndktck.judgement.LawfulTally;
import org.ndktck.judgement.LedgerEntry;
import org.ndktck.judgement.Measured;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.Stock;

/** {@code docs/judgement.md}: the kit as a judge, in figures that were measured. */
final class JudgementPage {

    private static final String HEAD = """
            # The kit, judged

            A conformance kit is worth what it catches, and what it never accuses wrongly. Here are its figures on the
            [providers with a known verdict](faults.md), the command that measures each, and what keeps it from getting worse.

            The figures are those of the last published measurement, whose files lie in `docs/judgement`. Every build measures
            the blame matrix anew and leaves it in `tck-cli/target/judgement`. Do not edit this page:
            `mvn verify -Dgolden.update=true` writes it anew.
            """;

    private static final int HARDEST = 15;
    private static final int HUNDRED = 100;

    private final Catalog catalog;
    private final BlameMatrix matrix =
            new BlameMatrix(Measured.read(Measured.PUBLISHED.resolve("blame.json"), BlameLine.class));
    private final StringBuilder page = new StringBuilder(HEAD);

    JudgementPage(Catalog catalog) {
        this.catalog = catalog;
    }

    String content() {
        blame();
        effort(Measured.read(Measured.PUBLISHED.resolve("effort.json"), EffortLine.class));
        lawful(Measured.read(Measured.PUBLISHED.resolve("lawful.json"), LawfulTally.class));
        nothing();
        mutants(Measured.readProperties(Measured.PUBLISHED.resolve("mutation.properties")));
        ledger(Measured.read(Measured.PUBLISHED.resolve("ledger.json"), LedgerEntry.class));
        return page.toString();
    }

    private void blame() {
        FaultCoverage coverage = new FaultCoverage(catalog);
        page.append("""

                ## Faults: is each blamed for what it breaks, and for nothing else?

                `mvn verify`: each wrong provider is judged in full on the requirements that it concerns, and with three tries on
                all others; `mvn verify -Dzoo.full=true` judges the others with the tries of the quick profile.

                """);
        table("figure", "measured", "gate");
        row("wrong providers", matrix.lines().size(), "at least 250");
        row("checked MUSTs with at least two faults", coverage.withTwo(), "");
        row("checked MUSTs with a gross and a subtle fault", coverage.withBoth(), "all, but for listed reasons");
        row("recall: declared ids that came out VIOLATES", matrix.recall(), "100 %");
        row("precision: VIOLATES that were declared or follow", matrix.precision(), "95 %");
        row("without those that are only declared beside others, with a reason", matrix.strictPrecision(), "");
        row("raw precision: VIOLATES that were declared", matrix.rawPrecision(), "");
        row("caught at the first look", matrix.atFirstLook(), "");
        page.append("""

                A second look is for faults that only a race shows; a wrong accusation gets none. Each row of the picture is a
                wrong provider, each column a requirement. The title of a dot, in the picture itself, names both.

                ![Blame matrix](judgement/blame.svg)
                """);
    }

    private void effort(List<EffortLine> lines) {
        page.append("""

                ## Detection effort: how hard must it try?

                `mvn -Peffort verify`: one requirement against one fault at a time, until the first violation, from a hundred seeds or
                as many as the time allows (`-Deffort.seeds=100 -Deffort.minutes=50`). A
                fault that the tries of the standard profile miss under any seed is a defect of the generators. *Uniform* is
                what the same properties need where plans are drawn evenly from everything possible.

                """);
        table("tries until caught, median over the seeds", "pairs of fault and requirement");
        Map<Integer, Long> steps = new TreeMap<>();
        lines.forEach(line -> steps.merge(step(line), 1L, Long::sum));
        steps.forEach((most, pairs) ->
                row(most == Integer.MAX_VALUE ? "more than 100, or missed" : "at most " + most, pairs));
        page.append('\n');
        table("figure", "measured", "gate");
        row("pairs of fault and requirement", lines.size(), "");
        row(
                "declared pairs that this measurement does not hold",
                matrix.recall().whole() - lines.size(),
                "");
        row(
                "seeds, all pairs together",
                lines.stream().mapToInt(line -> line.aimed().seeds()).sum(),
                "");
        row(
                "pairs with a hundred seeds",
                lines.stream().filter(line -> line.aimed().seeds() >= HUNDRED).count(),
                "");
        row(
                "fewest seeds of a pair",
                lines.stream().mapToInt(line -> line.aimed().seeds()).min().orElse(0),
                "");
        row(
                "seeds that missed",
                lines.stream().mapToLong(line -> line.aimed().missed()).sum(),
                "0");
        row(
                "pairs that uniform plans missed under some seed",
                lines.stream().filter(line -> line.uniform().missed() > 0).count(),
                "");
        row(
                "uniform tries for each aimed one, geometric mean where both catch",
                String.format(Locale.ROOT, "%.1f", EffortLine.meanRatio(lines)),
                "");
        page.append("\nThe hardest:\n\n");
        table("fault", "requirement", "seeds", "median", "99 of 100", "uniform median");
        lines.stream()
                .sorted(Comparator.comparingLong(
                                (EffortLine line) -> -tries(line.aimed().p99()))
                        .thenComparing(EffortLine::fault))
                .limit(HARDEST)
                .forEach(line -> row(
                        line.fault(),
                        requirement(line.id()),
                        line.aimed().seeds(),
                        shown(line.aimed().median()),
                        shown(line.aimed().p99()),
                        shown(line.uniform().median())));
    }

    private static int step(EffortLine line) {
        long median = tries(line.aimed().median());
        return median <= 1 ? 1 : median <= 3 ? 3 : median <= 10 ? 10 : median <= 100 ? 100 : Integer.MAX_VALUE;
    }

    private static long tries(@Nullable Long tries) {
        return tries == null ? Long.MAX_VALUE : tries;
    }

    private static String shown(@Nullable Long tries) {
        return tries == null ? "missed" : tries.toString();
    }

    private void lawful(List<LawfulTally> tallies) {
        page.append("""

                ## Lawful oddballs: is anybody accused wrongly?

                `mvn verify` runs each once; `mvn -Pzoo-full verify` runs each from a hundred seeds, or as many as the time allows
                (`-Dzoo.seeds=100 -Dzoo.minutes=56`), with at least twenty tries of each property; what was judged
                less often is judged again by itself, with more. Most of them keep to one processor there: their threads take turns.

                """);
        if (tallies.isEmpty()) {
            page.append("Not measured from many seeds yet.\n");
            return;
        }
        table("figure", "measured", "gate");
        row("lawful providers", tallies.size(), "at least 25");
        row("complete runs", tallies.stream().mapToInt(LawfulTally::runs).sum(), "");
        row(
                "fewest seeds of a provider",
                tallies.stream().mapToInt(LawfulTally::runs).min().orElse(0),
                "at least " + LawfulTally.ENOUGH_SEEDS);
        row(
                "judged tries",
                tallies.stream().mapToLong(LawfulTally::judgedTries).sum(),
                "at least " + LawfulTally.ENOUGH_TRIES);
        row(
                "requirements with less than twenty judged tries in some run",
                tallies.stream()
                        .flatMap(tally -> tally.sparse().stream())
                        .distinct()
                        .sorted()
                        .map(JudgementPage::requirement)
                        .collect(Collectors.collectingAndThen(
                                Collectors.joining(" "), few -> few.isEmpty() ? "none" : few)),
                "none");
        row(
                "false alarms",
                tallies.stream().mapToInt(tally -> tally.falseAlarms().size()).sum(),
                "0");
    }

    private void nothing() {
        page.append("""

                ## Providers that do nothing: is anything kept for nothing?

                `mvn verify`: everything at the quick profile on providers that answer each call in the same way. A MUST that
                comes out CONFORMS or NOTED all the same stands in a list with the reason, and an entry that does not occur
                fails the build.

                """);
        table("figure", "measured", "gate");
        row("null providers", Stock.nullProviders().size(), "at least 8");
        row(
                "MUSTs that some of them keep, each with a reason",
                Reasons.of(Stock.class, "kept-by-nothing.properties").size(),
                "the list, exactly");
    }

    private void mutants(Map<String, String> figures) {
        page.append("""

                ## Mutants: does it notice a changed provider, and do its tests notice a changed kit?

                `mvn -Pmutation verify`, with PIT. Every survivor is listed with its reason, in `build/mutation/*/survivors.txt`;
                [which mutants of the reference count](decisions/0016-which-mutants-of-the-reference-count.md). The gates are
                80 % and 90 % for the kit, 90 % and 97 % for the reference.

                """);
        table("part", "mutants", "killed or timed out", "of those that tests reach");
        figures.keySet().stream()
                .filter(key -> key.endsWith(".mutants"))
                .map(key -> key.substring(0, key.length() - ".mutants".length()))
                .forEach(part -> row(
                        part,
                        figures.getOrDefault(part + ".mutants", "?"),
                        figures.getOrDefault(part + ".killed-percent", "?") + " %",
                        figures.getOrDefault(part + ".strength-percent", "?") + " %"));
    }

    private void ledger(List<LedgerEntry> entries) {
        page.append("""

                ## Ledger: the mistakes it made

                Each false alarm, missed fault or challenge stays: with a provider that shows it, and the commit that mended it.

                """);
        table("kind", "requirement", "what went wrong", "shown by", "mended in");
        entries.forEach(entry -> row(
                entry.kind(),
                requirement(entry.id()),
                text(entry.what()),
                entry.shownBy(),
                "`" + entry.commit() + "`"));
    }

    private static String requirement(String id) {
        return link("requirements.md", id);
    }

    private void table(String... heads) {
        row((Object[]) heads);
        page.append("|").append(" --- |".repeat(heads.length)).append('\n');
    }

    private void row(Object... cells) {
        for (Object cell : cells) {
            page.append("| ").append(Objects.toString(cell)).append(' ');
        }
        page.append("|\n");
    }
}
