package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CON_14;
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
@Breaks(CON_14)
public final class RefusesAConnectWithoutData extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean refused = call.args() instanceof ConnectArgs args && args.pPrivateData() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
