package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Answers a size query with STATUS_BUFFER_TOO_SMALL where the peer sent nothing. */
@Fault(value = "F20", grade = Grade.MODERATE)
@Breaks({GCD_29, GCD_07})
public final class TakesAbsentDataForAnError extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        return call.args() instanceof GetConnectionDataArgs args
                        && args.pPrivateData() == null
                        && args.pPrivateDataLength().get() == 0
                ? NtStatus.STATUS_BUFFER_TOO_SMALL
                : answer;
    }
}
