package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes a reject without data for a peer that went away. */
@Fault(value = "F592", grade = Grade.SUBTLE)
@Breaks(REJ_10)
public final class ReportsARejectWithoutDataAsAbort extends InterceptingProvider {

    private volatile boolean empty;

    @Override
    protected Object call(Intercepted call) {
        if (call.args() instanceof RejectArgs args) {
            empty = args.privateDataLength() == 0;
        }
        if (!call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceed();
        }
        empty = false;
        return call.answering(status -> empty && status.equals(NtStatus.STATUS_CONNECTION_REFUSED)
                ? NtStatus.STATUS_CONNECTION_ABORTED
                : status);
    }
}
