package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.DIS_12;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Takes sends for a connection that is disconnected, and forgets them. */
@Fault(value = "F403", grade = Grade.MODERATE)
@Breaks(DIS_12)
public final class SendsAfterTheDisconnect extends InterceptingProvider {

    private volatile boolean disconnected;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(DISCONNECT)) {
            disconnected = true;
        } else if (call.is(CREATE_QP)) {
            disconnected = false;
        }
        return call.is(SEND) && disconnected ? NtStatus.STATUS_SUCCESS : call.proceed();
    }
}
