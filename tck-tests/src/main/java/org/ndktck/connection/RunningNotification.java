package org.ndktck.connection;

import java.util.concurrent.TimeUnit;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.trial.HeldCallback;
import org.ndktck.trial.Trial;

/** A notification of a side's completion queue that the kit keeps from returning. */
public final class RunningNotification {

    private static final long A_WHILE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final Trial trial;
    private final ConnectionSide side;
    private final HeldCallback held;

    /** The side is connected; the notification tells of a receive that is flushed. */
    RunningNotification(Trial trial, ConnectionSide side) {
        this.trial = trial;
        this.side = side;
        this.held = hold(trial, side.cq());
        begin();
    }

    /** Holds the notifications of a queue from now on; an earlier one that still runs would be held for the next one. */
    public static HeldCallback hold(Trial trial, NdkCq cq) {
        trial.require(trial.callbacksReturn(), () -> "a callback has not returned");
        HeldCallback held = trial.hold();
        trial.inside().every(trial.lifetimeOf(cq), held::here);
        return held;
    }

    private void begin() {
        side.collectedResults().all();
        trial.posting().arm(side.cq(), NdkCqNotificationType.ANY);
        side.receive();
        trial.onSecondThread(() -> trial.posting().flush(side.qp())); // the notification may come on its stack
        trial.require(trial.await("a notification of a completion queue", held::reached), () -> "no notification came");
    }

    /** Closes the queue, and what depends on it, for a moment while the notification runs; a close may take as long as that. */
    void closeItsQueue() {
        side.closeOnce();
        trial.startClose(side.qp());
        trial.startClose(side.cq());
        trial.letPass(A_WHILE_NANOS); // nothing settles while a callback is held
        held.release();
    }
}
