package org.ndktck.faulty.version21;

import static org.ndktck.catalog.RequirementId.EX_02;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Completes a connect only with the older of the two functions. */
@Fault(value = "F271", grade = Grade.MODERATE)
@Breaks(EX_02)
public final class RefusesCompleteConnectEx extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.args() instanceof CompleteConnectExArgs;
        return refused ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
