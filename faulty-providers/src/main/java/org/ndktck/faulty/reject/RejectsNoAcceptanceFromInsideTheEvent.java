package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Finds nothing to reject where the peer has accepted inside its connect event. */
@Fault(value = "F588", grade = Grade.SUBTLE)
@Breaks(REJ_02)
public final class RejectsNoAcceptanceFromInsideTheEvent extends InterceptingProvider {

    private volatile boolean early;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            early = isInsideConnectEvent();
        }
        return call.is(REJECT) && early && isActive(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
