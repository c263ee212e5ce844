package org.ndktck.cli.worker;

import java.time.Duration;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.bench.Place;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.report.model.Repetition;
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

    /** Replays one case. */
    Repetition of(ReplayedCase one) throws RunException {
        int seen = 0;
        for (int time = 0; time < TIMES; time++) {
            if (showsAgain(one)) {
                seen++;
                forgetful |= one.missing();
            }
        }
        return new Repetition(seen, TIMES);
    }

    private boolean showsAgain(ReplayedCase one) throws RunException {
        return TckRun.replay(one.token(), request(), place, whenStuck)
                        .row(one.id())
                        .verdict()
                == Verdict.VIOLATES;
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
