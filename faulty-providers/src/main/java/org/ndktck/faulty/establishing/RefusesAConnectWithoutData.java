package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CON_14;
import static org.ndktck.catalog.RequirementId.CON_35;
import static org.ndktck.catalog.RequirementId.SEP_17;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Refuses a connect whose private data is NULL. */
@Fault(value = "F42", grade = MODERATE)
@Breaks(
        value = CON_14,
        also = {CON_35, SEP_17},
        why = "CON-35 and SEP-17 connect without data to see whether an address is free")
public final class RefusesAConnectWithoutData extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean refused = call.args() instanceof ConnectArgs args && args.pPrivateData() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
