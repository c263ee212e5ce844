package org.ndktck.judgement;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What became of faults of the grid.
 *
 * @param lines one for each fault
 */
public record GridFigures(List<GridLine> lines) {

    /** The file of what the standard profile has seen. */
    public static final String AT_STANDARD = "grid-standard.json";

    private static final double Z = 1.96;

    /** Copies the lines. */
    public GridFigures {
        lines = List.copyOf(lines);
    }

    /** The published figures. */
    public static GridFigures published() {
        return new GridFigures(FiguresFile.read(FiguresFile.PUBLISHED.resolve("grid.json"), GridLine.class));
    }

    /** What the standard profile saw of the faults that the quick one had not; nothing of what was not looked at again. */
    public static GridFigures publishedAtStandard() {
        return new GridFigures(FiguresFile.read(FiguresFile.PUBLISHED.resolve(AT_STANDARD), GridLine.class));
    }

    /** The names of the faults of which nobody was told. */
    public Set<String> survivors() {
        return lines.stream()
                .filter(line -> !line.isCaught())
                .map(GridLine::fault)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The faults of which somebody is told once what was not seen is looked at again. */
    public Ratio recallWith(GridFigures later) {
        Set<String> missed = survivors();
        long seenLater = later.lines().stream()
                .filter(line -> line.isCaught() && missed.contains(line.fault()))
                .count();
        return new Ratio(recall().part() + seenLater, lines.size());
    }

    /** The faults of which somebody was told. */
    public Ratio recall() {
        return new Ratio(lines.stream().filter(GridLine::isCaught).count(), lines.size());
    }

    /** The interval of {@link #recall}. */
    public Wilson interval() {
        return Wilson.of(recall().part(), lines.size());
    }

    /** The violated rows that the descriptor of the fault names, or that follow from those, where all rows were judged. */
    public Ratio precision() {
        long right = 0;
        long wrong = 0;
        for (GridLine line : lines) {
            List<String> besides = line.besides();
            if (besides != null) {
                right += line.seen().size();
                wrong += besides.size();
            }
        }
        return new Ratio(right, right + wrong);
    }

    /** Counts the faults that were judged by all rows. */
    public long judgedEverywhere() {
        return lines.stream().filter(line -> line.besides() != null).count();
    }

    /** The caught faults that at least one right row is blamed for. */
    public Ratio blamedRightly() {
        List<GridLine> caught = lines.stream().filter(GridLine::isCaught).toList();
        return new Ratio(caught.stream().filter(line -> !line.seen().isEmpty()).count(), Math.max(1, caught.size()));
    }

    /** Counts the faults that acted and passed. */
    public long passed() {
        return lines.stream()
                .filter(line -> line.ending() == GridLine.Ending.CONFORMS && !line.isIdle())
                .count();
    }

    /** Counts the faults whose circumstance never came about. */
    public long idle() {
        return lines.stream().filter(GridLine::isIdle).count();
    }

    /** Counts the faults that acted and left no verdict. */
    public long undecided() {
        return lines.size() - recall().part() - idle() - passed();
    }

    /** The same, for each value of a part of the names. */
    public SortedMap<String, GridFigures> by(Function<GridLine, String> part) {
        Map<String, List<GridLine>> groups = lines.stream().collect(Collectors.groupingBy(part));
        SortedMap<String, GridFigures> figures = new TreeMap<>();
        groups.forEach((name, group) -> figures.put(name, new GridFigures(group)));
        return figures;
    }

    /** The recall in percent that a drawn sample of so many must reach: the recall of all, less the sampling error. */
    public int percentFor(int drawn) {
        double share = (double) recall().part() / lines.size();
        return (int) Math.floor(100 * (share - Z * Math.sqrt(share * (1 - share) / drawn)));
    }
}
