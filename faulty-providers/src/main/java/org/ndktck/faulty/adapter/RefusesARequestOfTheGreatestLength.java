package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_12;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Wants the private data of a connect to be shorter than the greatest length that it tells. */
@Fault(value = "F616", grade = MODERATE)
@Breaks(ADP_12)
public final class RefusesARequestOfTheGreatestLength extends InterceptingProvider {

    private static final int GREATEST = 512;

    @Override
    protected @Nullable Object call(Intercepted call) {
        return requestLength(call) >= GREATEST ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }

    private static long requestLength(Intercepted call) {
        if (call.args() instanceof ConnectArgs args) {
            return args.privateDataLength();
        }
        return call.args() instanceof ConnectWithSharedEndpointArgs args ? args.privateDataLength() : 0;
    }
}
