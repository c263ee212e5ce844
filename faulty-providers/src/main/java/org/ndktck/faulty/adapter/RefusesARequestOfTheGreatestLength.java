package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_12;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Wants the private data of a connect to be shorter than the greatest length that it tells. */
@Fault(value = "F616", grade = Grade.MODERATE)
@Breaks(ADP_12)
public final class RefusesARequestOfTheGreatestLength extends InterceptingProvider {

    private static final int GREATEST = 512;

    @Override
    protected Object call(Intercepted call) {
        return requestLength(call) >= GREATEST ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }

    private static long requestLength(Intercepted call) {
        if (call.args() instanceof ConnectArgs args) {
            return args.privateDataLength();
        }
        return call.args() instanceof ConnectWithSharedEndpointArgs args ? args.privateDataLength() : 0;
    }
}
