package org.ndktck.engine;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.report.model.FailOn;

/**
 * One run of the kit.
 *
 * @param provider the provider to judge
 * @param settings what it is opened with
 * @param profile how hard to try
 * @param tries tries of every property, in place of the profile's
 * @param seed what the plans are drawn from; the same seed draws the same plans
 * @param selection which requirements to judge
 * @param patience longest wait for something that must happen
 * @param failOn what besides a violated MUST makes the exit code bad
 */
public record RunRequest(
        NdkProvider provider,
        Map<String, String> settings,
        Profile profile,
        OptionalInt tries,
        long seed,
        Selection selection,
        Duration patience,
        FailOn failOn) {

    /** The patience of a run that names none. */
    public static final Duration DEFAULT_PATIENCE = Duration.ofSeconds(5);

    /** Copies the settings. */
    public RunRequest {
        settings = Map.copyOf(settings);
    }

    /**
     * Asks for everything at the quick profile.
     *
     * @param provider the provider to judge
     * @return the request, with seed 1
     */
    public static RunRequest quick(NdkProvider provider) {
        return new RunRequest(
                provider,
                Map.of(),
                Profile.QUICK,
                OptionalInt.empty(),
                1,
                Selection.ALL,
                DEFAULT_PATIENCE,
                FailOn.VIOLATION);
    }

    /**
     * Gives the tries of an ordinary property.
     *
     * @return the ones asked for, or the profile's
     */
    public int effectiveTries() {
        return tries.orElse(profile.tries());
    }
}
