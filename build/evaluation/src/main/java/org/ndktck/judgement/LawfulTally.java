package org.ndktck.judgement;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How often a lawful provider was judged.
 *
 * @param provider its name
 * @param runs complete runs of the kit, each with a seed of its own
 * @param judgedTries tries that judged a requirement, over all runs
 * @param sparse requirements that have a property and had less than twenty judged tries in some run
 * @param falseAlarms seed and what was said, for each run that said anything; empty as it should be
 */
public record LawfulTally(String provider, int runs, long judgedTries, List<String> sparse, List<String> falseAlarms) {

    /** Seeds under which each provider of a published measurement was judged at least. */
    public static final int ENOUGH_SEEDS = 100;

    /** Judged tries of all lawful providers together that a published measurement has at least. */
    public static final long ENOUGH_TRIES = 10_000_000;

    /** Copies the lists. */
    public LawfulTally {
        sparse = List.copyOf(sparse);
        falseAlarms = List.copyOf(falseAlarms);
    }

    /** One tally for each provider out of several, which come from different seeds. */
    public static List<LawfulTally> together(List<LawfulTally> parts) {
        Map<String, LawfulTally> tallies = new LinkedHashMap<>();
        parts.forEach(part -> tallies.merge(part.provider, part, LawfulTally::and));
        return List.copyOf(tallies.values());
    }

    private LawfulTally and(LawfulTally other) {
        return new LawfulTally(
                provider,
                runs + other.runs,
                judgedTries + other.judgedTries,
                Stream.concat(sparse.stream(), other.sparse.stream()).distinct().toList(),
                Stream.concat(falseAlarms.stream(), other.falseAlarms.stream()).toList());
    }
}
