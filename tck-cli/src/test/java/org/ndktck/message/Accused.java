package org.ndktck.message;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.provider.KnownProviders;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.engine.TckRun;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunResult;

/**
 * A faulty provider of the zoo, judged on one requirement.
 *
 * @param provider its name, without the prefix
 * @param id the requirement
 */
record Accused(String provider, RequirementId id) {

    /** Enough for what only a rare plan shows. */
    private static final int TRIES = 100;

    /** Long for a hand-off in one process, short for a callback that never comes. */
    private static final Duration PATIENCE = Duration.ofMillis(500);

    /** The result of a run. */
    RunResult judged() {
        try {
            return TckRun.execute(request(), RunListener.SILENT);
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The result of one plan again. */
    RunResult replayed(String token) {
        try {
            return TckRun.replay(token, request());
        } catch (RunException e) {
            throw new IllegalStateException(e);
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
                KnownProviders.on(ProviderPath.of(List.of())).choose(Optional.of("faulty:" + provider)),
                Map.of(),
                Profile.QUICK,
                OptionalInt.of(TRIES),
                1,
                new Selection(Set.of(id), Set.of()),
                PATIENCE,
                FailOn.VIOLATION);
    }
}
