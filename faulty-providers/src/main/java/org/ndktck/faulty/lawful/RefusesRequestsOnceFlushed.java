package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes no request on a queue pair that was flushed: what becomes of one is not documented. */
@Lawful("V22")
public final class RefusesRequestsOnceFlushed extends InterceptingProvider {

    private final ObjectSet flushed = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(FLUSH)) {
            flushed.add(call.object());
        }
        return call.is(SEND, RECEIVE) && flushed.contains(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
