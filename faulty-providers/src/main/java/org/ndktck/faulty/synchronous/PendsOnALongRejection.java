package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.REJ_09;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Sends the data of a long reject later, and answers that it is on its way. */
@Fault(value = "F591", grade = SUBTLE)
@Breaks(REJ_09)
public final class PendsOnALongRejection extends InterceptingProvider {

    private static final int LONG = 64;

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean isLong = call.args() instanceof RejectArgs args && args.privateDataLength() > LONG;
        return isLong && NtStatus.STATUS_SUCCESS.equals(answer) ? NtStatus.STATUS_PENDING : answer;
    }
}
