package org.ndktck.cli.worker;

import java.util.Optional;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.environment.WorkerContext;
import org.ndktck.judging.RunState;
import org.ndktck.report.model.Repetition;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** Replays cases in this process, each three times, with one patience for all. */
final class Replays {

    private static final int TIMES = 3;

    private final RunRequest request;
    private final WorkerContext slot;
    private final Runnable whenStuck;

    Replays(RunRequest request, WorkerContext at, Runnable whenStuck) {
        this.request = request;
        this.slot = new WorkerContext(
                at.slot(),
                at.tracker(),
                Optional.of(RunState.patienceOfReplays(request.options().patience())));
        this.whenStuck = whenStuck;
    }

    /** Replays one case; nothing if a replay could not decide, which proves neither that a thing is there nor that it is not. */
    Optional<Repetition> of(ReplayedCase one) throws RunException {
        int seen = 0;
        for (int time = 0; time < TIMES; time++) {
            RunResult replay = TckRun.replay(one.token(), request, slot, whenStuck);
            if (replay.row(one.id()).verdict() == Verdict.VIOLATES) {
                seen++;
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
}
