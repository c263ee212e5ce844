package org.ndktck.judgement;

import java.util.List;

/**
 * How often a lawful provider was judged.
 *
 * @param provider its name
 * @param runs complete runs of the kit, each with a seed of its own
 * @param judgedTries tries that judged a requirement, over all runs
 * @param leastTries judged tries of the requirement with the fewest in any run
 * @param falseAlarms seed and what was said, for each run that said anything; empty as it should be
 */
public record LawfulTally(String provider, int runs, long judgedTries, long leastTries, List<String> falseAlarms) {

    /** Copies the list. */
    public LawfulTally {
        falseAlarms = List.copyOf(falseAlarms);
    }
}
