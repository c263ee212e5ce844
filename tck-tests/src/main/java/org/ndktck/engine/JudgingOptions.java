package org.ndktck.engine;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.waiver.Waiver;

/**
 * What a run judges, how hard it tries, and what makes it fail: the same for the command, its workers and the suite.
 *
 * @param profile how hard to try
 * @param tries tries of every property, 1 or more, in place of the profile's
 * @param seed what the plans are drawn from, 0 or more; the same seed draws the same plans
 * @param selection which requirements to judge
 * @param patience longest wait for something that must happen, from 1 ms to {@link #LONGEST_PATIENCE}
 * @param failOn what besides a violated MUST makes the exit code bad
 * @param waivers violations that are accepted
 */
public record JudgingOptions(
        Profile profile,
        OptionalInt tries,
        long seed,
        Selection selection,
        Duration patience,
        FailOn failOn,
        List<Waiver> waivers) {

    /** The patience of a run that names none. */
    public static final Duration DEFAULT_PATIENCE = Duration.ofSeconds(5);

    /** The shortest patience that a run may have. */
    static final Duration SHORTEST_PATIENCE = Duration.ofMillis(1);

    /** A longer one is a slip of the finger. */
    public static final Duration LONGEST_PATIENCE = Duration.ofDays(1);

    /** The seed of a run that names none. */
    public static final long DEFAULT_SEED = 1;

    /** The fewest tries that a property may have. */
    static final int LEAST_TRIES = 1;

    /** The smallest seed. */
    static final long LEAST_SEED = 0;

    /** Everything at the quick profile. */
    public static final JudgingOptions QUICK = ofProfile(Profile.QUICK);

    /**
     * Copies the list and checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of its range; says which
     */
    public JudgingOptions {
        waivers = List.copyOf(waivers);
        require(
                tries.orElse(LEAST_TRIES) >= LEAST_TRIES,
                "tries=" + tries.orElse(LEAST_TRIES) + " is less than " + LEAST_TRIES);
        require(seed >= LEAST_SEED, "seed=" + seed + " is less than " + LEAST_SEED);
        require(
                patience.compareTo(SHORTEST_PATIENCE) >= 0 && patience.compareTo(LONGEST_PATIENCE) <= 0,
                "patience=" + patience.toMillis() + " ms is outside " + SHORTEST_PATIENCE.toMillis() + ".."
                        + LONGEST_PATIENCE.toMillis());
    }

    /**
     * Judges everything, as a run does that names a profile only.
     *
     * @param profile how hard to try
     * @return the options
     */
    public static JudgingOptions ofProfile(Profile profile) {
        return new JudgingOptions(
                profile,
                OptionalInt.empty(),
                DEFAULT_SEED,
                Selection.ALL,
                DEFAULT_PATIENCE,
                FailOn.VIOLATION,
                List.of());
    }

    /** The same with so many tries of every property. */
    public JudgingOptions withTries(int number) {
        return new JudgingOptions(profile, OptionalInt.of(number), seed, selection, patience, failOn, waivers);
    }

    /** The same with plans drawn from another seed. */
    public JudgingOptions withSeed(long other) {
        return new JudgingOptions(profile, tries, other, selection, patience, failOn, waivers);
    }

    /** The same for these requirements. */
    public JudgingOptions withSelection(Selection other) {
        return new JudgingOptions(profile, tries, seed, other, patience, failOn, waivers);
    }

    /** The same for one requirement only. */
    public JudgingOptions onlyFor(RequirementId id) {
        return withSelection(new Selection(Set.of(id), Set.of()));
    }

    /** The same with another longest wait. */
    public JudgingOptions withPatience(Duration other) {
        return new JudgingOptions(profile, tries, seed, selection, other, failOn, waivers);
    }

    /**
     * Gives the tries of an ordinary property.
     *
     * @return the ones asked for, or the profile's
     */
    public int effectiveTries() {
        return tries.orElse(profile.tries());
    }

    private static void require(boolean permitted, String sentence) {
        if (!permitted) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
