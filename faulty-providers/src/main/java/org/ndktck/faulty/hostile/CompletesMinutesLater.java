package org.ndktck.faulty.hostile;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/** It completes an NdkDisconnect ten minutes later. */
@Hostile(what = "It completes an NdkDisconnect ten minutes later.", exit = 1)
public final class CompletesMinutesLater extends RequestFault {

    private static final long MILLIS = 600_000;

    public CompletesMinutesLater() {}

    @Override
    protected NtStatus request(Request request) {
        return request.kind() == Request.Kind.DISCONNECT
                ? request.start((context, status) -> Threads.start("hostile-late", () -> {
                    Threads.stay(MILLIS);
                    request.completion().complete(context, status);
                }))
                : request.start();
    }
}
