package org.ndktck.judgement;

import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * How many tries one property needed to catch one fault.
 *
 * @param fault the simple name of its class
 * @param id a requirement that it declares as broken
 * @param aimed with the plans that the kit draws
 * @param uniform with plans drawn evenly from everything that is possible
 */
public record EffortLine(String fault, String id, Tries aimed, Tries uniform) implements PairFigures.Line {

    /** Seeds that each pair of a published measurement was looked for from. */
    public static final int ENOUGH_SEEDS = 100;

    /**
     * Over some seeds.
     *
     * @param seeds runs, each from a seed of its own
     * @param missed of these, the ones that the tries of the standard profile did not suffice for
     * @param median half of the seeds needed at most so many; {@code null} if the fault was missed that often
     * @param p99 99 of a hundred seeds needed at most so many; {@code null} likewise
     */
    public record Tries(
            int seeds,
            long missed,
            @Nullable Long median,
            @Nullable Long p99) {}

    @Override
    public String name() {
        return fault + "." + id;
    }

    /** How many times the tries that aimed plans need are needed by uniform ones, where both catch the fault. */
    public OptionalDouble ratio() {
        return aimed.median() == null || uniform.median() == null
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) uniform.median() / aimed.median());
    }

    /** The geometric mean of the ratios, which a few large ones do not rule. */
    public static double meanRatio(List<EffortLine> lines) {
        return Math.exp(lines.stream()
                .map(EffortLine::ratio)
                .filter(OptionalDouble::isPresent)
                .mapToDouble(ratio -> Math.log(ratio.getAsDouble()))
                .average()
                .orElse(0));
    }
}
