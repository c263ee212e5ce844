package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** It completes an NdkDisconnect ten minutes later. */
@Hostile(exit = 1)
public final class CompletesMinutesLater extends RequestFault {

    private static final long MILLIS = 600_000;

    @Override
    protected NtStatus request(Intercepted call) {
        return call.is(DISCONNECT)
                ? call.starting((context, status) -> Threads.start("hostile-late", () -> {
                    Threads.stay(MILLIS);
                    call.completion().complete(context, status);
                }))
                : call.status();
    }
}
