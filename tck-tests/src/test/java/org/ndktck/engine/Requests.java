package org.ndktck.engine;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** Runs as tests ask for them. */
final class Requests {

    static final Duration ENOUGH = Duration.ofSeconds(30);
    static final Duration LITTLE = Duration.ofMillis(1);

    /** The rows that a scripted provider is complete enough for; what the engine does with others is the same. */
    static final Selection SERVED = new Selection(
            EnumSet.of(
                    RequirementId.GCD_02,
                    RequirementId.GCD_03,
                    RequirementId.GCD_04,
                    RequirementId.GCD_05,
                    RequirementId.GCD_07,
                    RequirementId.GCD_09,
                    RequirementId.GCD_10,
                    RequirementId.GCD_11,
                    RequirementId.GCD_12,
                    RequirementId.GCD_13,
                    RequirementId.GCD_14,
                    RequirementId.GCD_30,
                    RequirementId.GCD_31,
                    RequirementId.GCD_32,
                    RequirementId.ACC_08,
                    RequirementId.CON_11,
                    RequirementId.CB_01,
                    RequirementId.CB_02,
                    RequirementId.CB_03,
                    RequirementId.CB_04,
                    RequirementId.CB_05,
                    RequirementId.CB_09,
                    RequirementId.GEN_13),
            Set.of());

    private Requests() {}

    static RunRequest of(Script script) {
        return of(new ScriptedProvider(script), SERVED, 100, 1, ENOUGH);
    }

    static RunRequest of(Script script, int tries, RequirementId... only) {
        return of(
                new ScriptedProvider(script),
                only.length == 0 ? SERVED : new Selection(Set.of(only), Set.of()),
                tries,
                1,
                ENOUGH);
    }

    static RunRequest of(NdkProvider provider, Selection selection, int tries, long seed, Duration patience) {
        return new RunRequest(
                provider,
                Map.of(),
                JudgingOptions.QUICK
                        .withTries(tries)
                        .withSeed(seed)
                        .withSelection(selection)
                        .withPatience(patience));
    }
}
