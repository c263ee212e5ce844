package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_14;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Cannot allocate room for a long reject before the connect event has returned. */
@Fault(value = "F594", grade = Grade.SUBTLE)
@Breaks(REJ_14)
public final class RefusesALongRejectInsideTheConnectEvent extends InterceptingProvider {

    private static final int LONG = 16;

    @Override
    protected Object call(Intercepted call) {
        boolean isLong = call.args() instanceof RejectArgs args && args.privateDataLength() > LONG;
        return isLong && isInsideConnectEvent() ? NtStatus.STATUS_INSUFFICIENT_RESOURCES : call.proceed();
    }
}
