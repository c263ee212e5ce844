package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_14;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses a connect whose private data is NULL. */
@Fault(value = "F42", grade = Grade.MODERATE)
@Breaks(CON_14)
public final class RefusesAConnectWithoutData extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.args() instanceof ConnectArgs args && args.pPrivateData() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
