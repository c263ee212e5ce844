package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CON_14;
import static org.ndktck.catalog.RequirementId.CON_35;
import static org.ndktck.catalog.RequirementId.SEP_17;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Refuses a connect whose private data is NULL, if it names its local port. */
@Fault(value = "F542", grade = SUBTLE)
@Breaks(
        value = CON_14,
        also = {CON_35, SEP_17},
        why = "CON-35 and SEP-17 connect without data from a given port to see whether an address is " + "free")
public final class RefusesAConnectWithoutDataFromAGivenPort extends ClaimFault {

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        boolean refused = local.port() != 0 && call.args() instanceof ConnectArgs args && args.pPrivateData() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
