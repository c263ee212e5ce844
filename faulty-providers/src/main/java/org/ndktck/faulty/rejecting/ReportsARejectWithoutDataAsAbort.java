package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes a reject without data for a peer that went away. */
@Fault(value = "F592", grade = SUBTLE)
@Breaks(REJ_10)
public final class ReportsARejectWithoutDataAsAbort extends InterceptingProvider {

    private volatile boolean empty;

    @Override
    protected @Nullable Object call(Intercepted call) {
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
