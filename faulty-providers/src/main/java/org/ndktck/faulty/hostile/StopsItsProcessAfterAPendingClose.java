package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** It stops its process soon after the close of a connector has returned STATUS_PENDING. */
@Hostile(exit = 2)
@Instead(CLOSE_CONNECTOR)
public final class StopsItsProcessAfterAPendingClose extends InsteadOfOneFunction {

    /** By then the consumer waits for the completion, outside of every function. */
    private static final long MOMENT_MILLIS = 100;

    @Override
    protected Object instead(Intercepted call) {
        Threads.start("hostile-stop", () -> {
            Threads.stay(MOMENT_MILLIS);
            OwnProcess.stop();
        });
        return NtStatus.STATUS_PENDING;
    }
}
