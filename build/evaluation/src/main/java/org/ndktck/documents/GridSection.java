package org.ndktck.documents;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.ndktck.faulty.grid.Grid;
import org.ndktck.faulty.grid.GridFault;
import org.ndktck.faulty.grid.Permitted;
import org.ndktck.judgement.GridFigures;
import org.ndktck.judgement.GridLine;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.ShippedProviders;

/** The section of the judgement page on the grid, and the list of the faults that pass. */
final class GridSection {

    private final GridFigures figures;
    private final GridFigures atStandard;
    private final Map<String, String> reasons = Reasons.of(ShippedProviders.class, "grid-survivors.properties");
    private final StringBuilder text = new StringBuilder();

    GridSection(GridFigures figures, GridFigures atStandard) {
        this.figures = figures;
        this.atStandard = atStandard;
    }

    static GridSection published() {
        return new GridSection(GridFigures.published(), GridFigures.publishedAtStandard());
    }

    String content() {
        text.append("""

                ## The grid: is anything seen that nobody thought of?

                A fault of the grid is an effect on an output, a completion, an event or an input of a function, always or in one
                circumstance. Descriptors of the functions make them, and say which rows one of which must come out VIOLATES; a
                name like `grid:GetConnectionData.requiredSize.oneMore.laterRequest` says everything, and `ndk-tck run
                --provider NAME` judges it. Every effect is judged always, and two effects of each place, by the checksums of
                their names, in each circumstance that the function is subject to.

                `mvn -Pgrid verify` judges the rows that a fault concerns at the quick profile, as far as the first violation of
                any of them. Where none is violated, all but IRQ-01, IRQ-02 and IRQ-07 are judged: with five tries, and at the quick profile
                where the fault has acted and has not been seen. For a drawn part of the faults all rows have five tries besides, which
                tells what else is blamed. With `-Dgrid.profile=standard` the rows that a fault concerns judge what was not seen once more, at
                the standard profile.
                `mvn -Pzoo verify` judges a drawn sample of 60, and must see as much of it as of the whole, less the error of a sample.

                """);
        row("figure", "measured");
        rule(2);
        row("faults of the grid", Grid.faults().size());
        row("of these judged", figures.lines().size());
        row("recall: some row came out VIOLATES", figures.recall() + ", " + figures.interval());
        row(
                "with what the standard profile sees of the others, of which it judged "
                        + atStandard.lines().size(),
                figures.recallWith(atStandard));
        row("of the caught, those blamed on a row that the descriptor names", figures.blamedRightly());
        row(
                "blame precision, of the " + figures.judgedEverywhere()
                        + " that all rows judged: violated rows that the descriptor names, or that follow",
                figures.precision());
        row("acted and passed: CONFORMS", figures.passed());
        row("acted and left no verdict", figures.undecided());
        row("never acted: the circumstance did not come about", figures.idle());
        row(
                "survivors with a reason; every other one is a hole",
                figures.lines().stream()
                        .filter(line -> reasons.containsKey(key(line)))
                        .count());
        table("circumstance", GridLine::trigger);
        table("effect", GridLine::effect);
        table("function", GridLine::function);
        permitted();
        return text.toString();
    }

    private void table(String what, Function<GridLine, String> part) {
        text.append('\n');
        row(what, "faults", "caught", "recall", "passed", "no verdict", "never acted");
        rule(7);
        figures.by(part).entrySet().stream()
                .sorted(Comparator.comparingDouble(
                        entry -> (double) entry.getValue().recall().part()
                                / entry.getValue().lines().size()))
                .forEach(entry -> {
                    GridFigures some = entry.getValue();
                    row(
                            entry.getKey(),
                            some.lines().size(),
                            some.recall().part(),
                            some.interval(),
                            some.passed(),
                            some.undecided(),
                            some.idle());
                });
    }

    private void permitted() {
        text.append("""

                Holes stand first. The faults that pass are listed in [grid-survivors.txt](judgement/grid-survivors.txt), every
                one in [grid.json](judgement/grid.json). No faults, and not in the grid, are combinations that the documents permit
                or that no consumer can see:

                """);
        row("rule", "combinations");
        rule(2);
        Permitted.excused().forEach(this::row);
        row(
                "An outcome comes inline instead of by a completion, or the other way round: both are permitted (CON-39,"
                        + " CB-10).",
                "no effect");
        row(
                "A request or a create is refused for lack of resources, time or reach: nobody can tell it from a true one.",
                "no effect");
    }

    /** Lists the faults that pass, one on each line. */
    String survivors() {
        Set<String> seen = atStandard.lines().stream()
                .filter(GridLine::isCaught)
                .map(GridLine::fault)
                .collect(Collectors.toSet());
        List<GridLine> survivors =
                figures.lines().stream().filter(line -> !line.isCaught()).toList();
        return survivors.stream()
                .sorted(Comparator.comparing(GridLine::fault))
                .map(line -> line.fault() + '\t' + state(line) + '\t' + why(line, seen) + '\n')
                .collect(Collectors.joining());
    }

    private String why(GridLine line, Set<String> seen) {
        return reasons.getOrDefault(key(line), seen.contains(line.fault()) ? "seen at the standard profile" : "hole");
    }

    private static String state(GridLine line) {
        if (line.isIdle()) {
            return "never acted";
        }
        return line.ending() == GridLine.Ending.CONFORMS ? "passed" : "no verdict";
    }

    private static String key(GridLine line) {
        return line.fault().substring(GridFault.PREFIX.length());
    }

    private void rule(int columns) {
        text.append("|").append(" --- |".repeat(columns)).append('\n');
    }

    private void row(Object... cells) {
        for (Object cell : cells) {
            text.append("| ").append(Objects.toString(cell)).append(' ');
        }
        text.append("|\n");
    }
}
