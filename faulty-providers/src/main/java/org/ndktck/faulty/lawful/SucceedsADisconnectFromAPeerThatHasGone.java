package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Has nothing left to do when the consumer disconnects from a peer that closed before. */
@Lawful("V15")
@Settings("completion=inline")
public final class SucceedsADisconnectFromAPeerThatHasGone extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(DISCONNECT)) {
            return call.proceed();
        }
        NtStatus status = call.status();
        return status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : status;
    }
}
