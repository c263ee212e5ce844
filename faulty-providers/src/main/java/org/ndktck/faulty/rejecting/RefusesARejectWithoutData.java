package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.REJ_04;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Refuses a reject whose private data is NULL. */
@Fault(value = "F268", grade = MODERATE)
@Breaks(REJ_04)
public final class RefusesARejectWithoutData extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean refused = call.args() instanceof RejectArgs args && args.pPrivateData() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
