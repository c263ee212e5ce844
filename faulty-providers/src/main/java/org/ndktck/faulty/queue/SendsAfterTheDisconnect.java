package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.DIS_12;
import static org.ndktck.faulty.DispatchFunction.CREATE_QP;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.DispatchFunction.SEND;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes sends for a connection that is disconnected, and forgets them. */
@Fault(value = "F403", grade = MODERATE)
@Breaks(DIS_12)
public final class SendsAfterTheDisconnect extends InterceptingProvider {

    private volatile boolean disconnected;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(DISCONNECT)) {
            disconnected = true;
        } else if (call.is(CREATE_QP)) {
            disconnected = false;
        }
        return call.is(SEND) && disconnected ? NtStatus.STATUS_SUCCESS : call.proceed();
    }
}
