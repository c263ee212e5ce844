package org.ndktck.message;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.cli.provider.SelectableProviders;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunResult;

/**
 * A wrong provider, judged on one requirement.
 *
 * @param provider its name; one of the zoo is named without the prefix
 * @param id the requirement
 */
record JudgedFault(String provider, RequirementId id) {

    /** Enough for what only a rare plan shows. */
    private static final int TRIES = 100;

    /** Long for a hand-off in one process, short for a callback that never comes. */
    private static final Duration PATIENCE = Duration.ofMillis(500);

    /** What the engine says of a plan that the property does not draw for these adapters. */
    private static final String MISFIT = "the token's plan is ";

    private static final SelectableProviders PROVIDERS = knownProviders();

    private static SelectableProviders knownProviders() {
        try {
            return SelectableProviders.on(ProviderPath.of(List.of()));
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The result of a run. */
    RunResult judged() {
        try {
            return TckRun.executeUnderOrdinaryCircumstances(request());
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The result of one plan again; nothing if it is none for the provider's adapters. */
    Optional<RunResult> replayed(String token) {
        try {
            return Optional.of(TckRun.replay(token, request()));
        } catch (RunException e) {
            if (!String.valueOf(e.getMessage()).contains(MISFIT)) {
                throw new IllegalStateException(token, e);
            }
            return Optional.empty();
        }
    }

    /** The finding of a result. */
    Finding finding(RunResult result) {
        return result.row(id).findings().stream()
                .findFirst()
                .orElseThrow(() -> new AssertionError(provider + " was found to break nothing of " + id));
    }

    private RunRequest request() throws RunException {
        return new RunRequest(
                PROVIDERS.choose(Optional.of(provider.contains(":") ? provider : "faulty:" + provider)),
                Map.of(),
                JudgingOptions.QUICK.withTries(TRIES).onlyFor(id).withPatience(PATIENCE));
    }
}
