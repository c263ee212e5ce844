package org.ndktck.faulty.content;

import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_29;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Answers a size query with STATUS_BUFFER_TOO_SMALL where the peer sent nothing. */
@Fault(value = "F20", grade = MODERATE)
@Breaks({GCD_29, GCD_07})
public final class TakesAbsentDataForAnError extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        return call.args() instanceof GetConnectionDataArgs args
                        && args.pPrivateData() == null
                        && args.pPrivateDataLength().get() == 0
                ? NtStatus.STATUS_BUFFER_TOO_SMALL
                : answer;
    }
}
