package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.EX_02;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Completes a connect only with the older of the two functions. */
@Fault(value = "F271", grade = MODERATE)
@Breaks(EX_02)
public final class RefusesCompleteConnectEx extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean refused = call.args() instanceof CompleteConnectExArgs;
        return refused ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
