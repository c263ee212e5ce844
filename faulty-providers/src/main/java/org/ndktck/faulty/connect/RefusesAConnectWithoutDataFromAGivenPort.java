package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses a connect whose private data is NULL, if it names its local port. */
@Fault(value = "F542", grade = Grade.SUBTLE)
@Breaks(CON_14)
public final class RefusesAConnectWithoutDataFromAGivenPort extends ClaimFault {

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        boolean refused = local.port() != 0 && call.args() instanceof ConnectArgs args && args.pPrivateData() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
