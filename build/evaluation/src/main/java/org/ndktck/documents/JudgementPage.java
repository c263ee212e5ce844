package org.ndktck.documents;

import static org.ndktck.documents.Markdown.link;
import static org.ndktck.documents.Markdown.text;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.Catalog;
import org.ndktck.judgement.BlameLine;
import org.ndktck.judgement.BlameMatrix;
import org.ndktck.judgement.EffortLine;
import org.ndktck.judgement.FaultCoverage;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.GridLine;
import org.ndktck.judgement.LawfulTally;
import org.ndktck.judgement.MeasurementDate;
import org.ndktck.judgement.MessageLine;
import org.ndktck.judgement.PastKitError;
import org.ndktck.judgement.Ratio;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.judgement.StandIn;
import org.ndktck.message.ViolationKinds;

/** {@code docs/judgement.md}: the kit as a judge, in figures that were measured. */
final class JudgementPage {

    private static final String HEAD = """
            # The kit, judged

            A conformance kit is worth what it catches, and what it never accuses wrongly. Here are its figures on the
            [providers with a known verdict](faults.md), the command that measures each, and what keeps it from getting worse.

            The figures are those of the last published measurement, whose files lie in [docs/judgement](judgement). The profile
            zoo measures the blame matrix anew and leaves it in `build/evaluation/target/judgement`. Do not edit this page: each command below
            publishes what it measured, and writes the page anew, with `-Dgolden.update=true`.

            """;

    private static final int HARDEST = 15;
    private static final int HUNDRED = 100;

    private final Catalog catalog;
    private final BlameMatrix matrix =
            new BlameMatrix(FiguresFile.read(FiguresFile.PUBLISHED.resolve("blame.json"), BlameLine.class));
    private final StringBuilder page = new StringBuilder(HEAD);

    JudgementPage(Catalog catalog) {
        this.catalog = catalog;
    }

    String content() {
        occasions();
        blame();
        page.append(GridSection.published().content());
        page.append(StandInSection.content());
        effort(FiguresFile.read(FiguresFile.PUBLISHED.resolve("effort.json"), EffortLine.class));
        lawful(FiguresFile.read(FiguresFile.PUBLISHED.resolve("lawful.json"), LawfulTally.class));
        nothing();
        messages(FiguresFile.read(FiguresFile.PUBLISHED.resolve("messages.json"), MessageLine.class));
        mutants();
        ledger(FiguresFile.read(FiguresFile.PUBLISHED.resolve("ledger.json"), PastKitError.class));
        return page.toString();
    }

    /** A plus sign behind a commit: with sources changed since. */
    private void occasions() {
        table("file", "measured at", "what");
        MeasurementDate.published()
                .forEach(occasion -> row("`" + occasion.file() + "`", occasion.commit(), occasion.what()));
    }

    private void blame() {
        FaultCoverage coverage = new FaultCoverage(
                catalog, matrix, FiguresFile.read(FiguresFile.PUBLISHED.resolve(StandIn.FIGURES), GridLine.class));
        page.append("""

                ## Faults: is each blamed for what it breaks, and for nothing else?

                `mvn -Pzoo verify`: each wrong provider is judged with 200 tries on the requirements that it concerns, twice those of the
                quick profile, and with three on all but IRQ-01, IRQ-02 and IRQ-07, whose tries are dear;
                `mvn -Pzoo verify -Dzoo.full=true` judges all at the quick profile. `mvn verify` looks for what each breaks, until it is
                seen, and judges a part of the faults in full. Circumstances stay ordinary here, as they were when
                these figures were first taken; what [drawn ones](circumstances.md) add is measured by the grid.

                """);
        table("figure", "measured", "gate");
        row("wrong providers that are written by hand", matrix.lines().size(), "");
        row("faults of the grid that stand for rows beside them", StandIn.all().size(), "at least 250 with them");
        row("checked MUSTs that at least two faults show violated", coverage.withTwo(), "");
        row(
                "checked MUSTs that a gross and a subtle fault show violated",
                coverage.withBoth(),
                "all, but for listed reasons");
        row("recall: declared ids that came out VIOLATES", matrix.recall(), "100 %");
        row(
                "precision: VIOLATES that were declared, follow, or were declared beside others with a reason",
                matrix.precision(),
                "95 %");
        row("the same without those declared beside others", matrix.strictPrecision(), "");
        row("raw precision: VIOLATES that were declared", matrix.rawPrecision(), "");
        row("caught at the first look", matrix.atFirstLook(), "");
        page.append("""

                A second look is for faults that only a race shows; a wrong accusation gets none. Each row of the picture is a
                wrong provider, each column a requirement. The title of a dot, in the picture itself, names both.
                What a broken row follows from is broken with it: it counts as following, where the fault names it.

                ![Blame matrix](judgement/blame.svg)
                """);
    }

    private void effort(List<EffortLine> lines) {
        page.append("""

                ## Detection effort: how hard must it try?

                `mvn -Peffort verify`: one requirement against one fault at a time, until the first violation, from a hundred seeds or
                as many as the time allows (`-Deffort.seeds=100 -Deffort.minutes=50`); `-Dzoo.only=REGEX` chooses faults. A
                fault that the tries of the standard profile miss under any seed is a defect of the generators. *Uniform* is
                what the same properties need where plans are drawn evenly from everything possible, from twenty seeds
                (`-Deffort.uniform=20`). Every pair stands in [effort.json](judgement/effort.json), with median and 99th percentile.

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
        row("pairs for which aimed plans need fewer tries (medians)", compared(lines, 1), "");
        row("pairs for which both need as many", compared(lines, 0), "");
        row("pairs for which uniform plans need fewer", compared(lines, -1), "");
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

    /** How often the median of uniform plans is greater, equal or less. */
    private static long compared(List<EffortLine> lines, int sign) {
        return lines.stream()
                .filter(line -> Integer.signum(Long.compare(
                                tries(line.uniform().median()),
                                tries(line.aimed().median())))
                        == sign)
                .count();
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

                `mvn -Pzoo verify` runs each once; `mvn -Pzoo-full verify` runs each from a hundred seeds, or as many as the time allows
                (`-Dzoo.seeds=100 -Dzoo.minutes=56`), with at least twenty tries of each property; what was judged
                less often is judged again by itself, with more. `-Dzoo.first=N` goes on where an earlier run ended, and its
                figures are added. Most of them keep to one processor there: their threads take turns.

                """);
        if (tallies.isEmpty()) {
            page.append("Not measured from many seeds yet.\n");
            return;
        }
        table("figure", "measured", "gate");
        row("lawful providers", tallies.size(), "at least 25");
        row(
                "lawful providers that joined since, judged by `mvn -Pzoo verify` from one seed",
                ShippedProviders.joinedSinceTheLawfulMeasurement().size(),
                "listed by name");
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

                `mvn -Pzoo verify`: everything at the quick profile on providers that answer each call in the same way. A MUST that
                comes out CONFORMS or NOTED all the same stands in a list with the reason, and an entry that does not occur
                fails the build.

                """);
        table("figure", "measured", "gate");
        row("null providers", ShippedProviders.nullProviders().size(), "at least 8");
        row(
                "MUSTs that some of them keep, each with a reason",
                Reasons.of(ShippedProviders.class, "kept-by-nothing.properties").size(),
                "the list, exactly");
    }

    private void messages(List<MessageLine> lines) {
        int shown = ViolationKinds.shown().size();
        page.append("""

                ## Messages: can each failure be read, and shown again?

                `mvn -Pzoo verify` holds each text of the zoo against rules (id, demand, source, expected, observed, calls, a token that can be
                read; nothing of the machinery), and a failure of each kind against a golden file. `mvn -Pmessages verify` takes the
                failure of every pair of a fault and a requirement that it declares, replays its token up to three times, and then each plan that
                is one step simpler: one component less, or nearer to the simplest.

                """);
        table("figure", "measured", "gate");
        row(
                "kinds of violation that a golden file shows",
                new Ratio(shown, shown + ViolationKinds.excused().size()),
                "all, but for listed reasons");
        row("failures read and replayed", lines.size(), "all pairs");
        row(
                "of these, texts that a rule complains of",
                lines.stream().filter(line -> !line.complaints().isEmpty()).count(),
                "0");
        row("tokens that showed the failure at once", replayed(lines, 1, 1), "");
        row("tokens that showed it at the second or third replay", replayed(lines, 2, Integer.MAX_VALUE), "");
        row(
                "tokens that showed nothing",
                lines.stream().filter(line -> line.replays() == null).count(),
                "the list, each with a reason");
        row(
                "plans one step simpler that were replayed",
                lines.stream().mapToInt(MessageLine::simpler).sum(),
                "");
        row(
                "failures that such a plan shows, too",
                lines.stream().filter(line -> !line.stillShown().isEmpty()).count(),
                "the list, each with a reason");
    }

    private static long replayed(List<MessageLine> lines, int least, int most) {
        return lines.stream()
                .map(MessageLine::replays)
                .filter(Objects::nonNull)
                .filter(replays -> replays >= least && replays <= most)
                .count();
    }

    private void mutants() {
        page.append("""

                ## Mutants: does it notice a changed provider, and do its tests notice a changed kit?

                `mvn -Pmutation verify`, with PIT and its default mutators. Every survivor is listed with its reason, in
                `build/mutation/*/survivors*.txt`; [which mutants of the reference count](decisions/0016-which-mutants-of-the-reference-count.md).
                The gates are 90 % and 97 % for the reference, and 65 % and 75 % for its transport over TCP, which the kit judges, and
                80 % and 90 % for the kit's engine, fold and assertions, which its own tests judge. Much of the transport over TCP is
                about sockets that must be closed, peers that keep to no protocol and a system that refuses. No call of the interface
                shows that, so other tests judge it. Each part has a canary, whose mutants nothing can
                notice: if one is said to be noticed, or no test was run, the profile fails.

                """);
        table(
                "part",
                "mutants",
                "killed or timed out",
                "of those that tests reach",
                "tests run on them",
                "living canaries",
                "measured at");
        for (String part : List.of("reference", "over-tcp", "kit")) {
            Map<String, String> figures =
                    FiguresFile.readProperties(FiguresFile.PUBLISHED.resolve("mutation-" + part + ".properties"));
            Function<String, String> figure = name -> figures.getOrDefault(part + "." + name, "?");
            row(
                    part,
                    figure.apply("mutants"),
                    figure.apply("killed-percent") + " %",
                    figure.apply("strength-percent") + " %",
                    figure.apply("tests-run"),
                    figure.apply("canaries-alive"),
                    figure.apply("commit"));
        }
    }

    private void ledger(List<PastKitError> entries) {
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
