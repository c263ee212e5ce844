package org.ndktck.judgement;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Figures that hold a line for each pair of a fault and a requirement. */
public final class PairFigures {

    private PairFigures() {}

    /** A line of them. */
    public interface Line {

        /** Names the fault and the requirement, {@code CompletesTwice.CB-03}. */
        String name();
    }

    /**
     * Puts what was measured now in the place of what was measured before.
     *
     * @param before the lines of an earlier measurement
     * @param now the lines of this one, which may be about some pairs only
     * @return a line for each pair that there is, in their order; none for what was never measured
     */
    public static <T extends Line> List<T> renewed(List<T> before, List<T> now) {
        Map<String, T> lines = new LinkedHashMap<>();
        before.forEach(line -> lines.put(line.name(), line));
        now.forEach(line -> lines.put(line.name(), line));
        return DeclaredPair.seenByTheirOwnProperty().stream()
                .map(pair -> lines.get(pair.name()))
                .filter(Objects::nonNull)
                .toList();
    }

    /**
     * Leaves lines with the build, and publishes them if this run is to write the pages anew, beside those of other pairs
     * that are published already.
     *
     * @param name of the file
     * @param now the lines of this measurement
     * @param type what they are
     */
    public static <T extends Line> void keep(String name, List<T> now, Class<T> type) {
        boolean all = DeclaredPair.areAllChosen();
        FiguresFile.keep(
                name,
                renewed(FiguresFile.read(FiguresFile.PUBLISHED.resolve(name), type), now),
                all ? "all pairs" : now.size() + " pairs of chosen faults",
                !all);
    }
}
