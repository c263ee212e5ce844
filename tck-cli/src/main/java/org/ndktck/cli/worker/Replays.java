package org.ndktck.cli.worker;

import java.time.Duration;
import java.util.Optional;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.bench.Place;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.report.model.Repetition;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * Replays cases in this process, each three times. What is missing is waited for with the whole patience until it was
 * missed here, too; after that a tenth of it must do.
 */
final class Replays {

    private static final int TIMES = 3;
    private static final int PARTS_OF_A_SHORT_WAIT = 10;

    private final RunOrder order;
    private final NdkProvider provider;
    private final Place place;
    private final Runnable whenStuck;
    private boolean forgetful;

    Replays(RunOrder order, NdkProvider provider, Place place, Runnable whenStuck) {
        this.order = order;
        this.provider = provider;
        this.place = place;
        this.whenStuck = whenStuck;
    }

    /** Replays one case; nothing if a replay could not decide, which proves neither that a thing is there nor that it is not. */
    Optional<Repetition> of(ReplayedCase one) throws RunException {
        int seen = 0;
        for (int time = 0; time < TIMES; time++) {
            RunResult replay = TckRun.replay(one.token(), request(), place, whenStuck);
            if (replay.row(one.id()).verdict() == Verdict.VIOLATES) {
                seen++;
                forgetful |= one.missing();
            } else if (!isDecided(replay)) {
                return Optional.empty();
            }
        }
        return Optional.of(new Repetition(seen, TIMES));
    }

    /** Only the requirement of the token is tried in a replay. */
    private static boolean isDecided(RunResult replay) {
        return replay.rows().stream().anyMatch(row -> row.evidence().judgedTries() > 0);
    }

    private RunRequest request() {
        RunRequest whole = order.request(provider);
        Duration patience = forgetful ? whole.patience().dividedBy(PARTS_OF_A_SHORT_WAIT) : whole.patience();
        return new RunRequest(
                whole.provider(),
                whole.settings(),
                whole.profile(),
                whole.tries(),
                whole.seed(),
                whole.selection(),
                patience.isZero() ? whole.patience() : patience,
                whole.failOn());
    }
}
