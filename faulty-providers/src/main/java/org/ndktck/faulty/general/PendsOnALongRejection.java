package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.REJ_09;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Sends the data of a long reject later, and answers that it is on its way. */
@Fault(value = "F591", grade = Grade.SUBTLE)
@Breaks(REJ_09)
public final class PendsOnALongRejection extends InterceptingProvider {

    private static final int LONG = 64;

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean isLong = call.args() instanceof RejectArgs args && args.privateDataLength() > LONG;
        return isLong && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
