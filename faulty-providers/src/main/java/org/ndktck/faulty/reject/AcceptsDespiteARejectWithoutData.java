package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_11;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes a reject without data from the active side for the word that the connection is up. */
@Fault(value = "F593", grade = Grade.SUBTLE)
@Breaks(REJ_11)
public final class AcceptsDespiteARejectWithoutData extends InterceptingProvider {

    private volatile boolean empty;

    @Override
    protected Object call(Intercepted call) {
        if (call.args() instanceof RejectArgs args) {
            empty = args.privateDataLength() == 0;
        } else if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            empty = false;
        }
        return call.is(ACCEPT, ACCEPT_EX)
                ? call.answering(status ->
                        empty && status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : status)
                : call.proceed();
    }
}
