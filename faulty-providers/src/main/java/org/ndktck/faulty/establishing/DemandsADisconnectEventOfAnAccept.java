package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.ACC_12;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Refuses an accept without a disconnect event callback. */
@Fault(value = "F269", grade = MODERATE)
@Breaks(ACC_12)
public final class DemandsADisconnectEventOfAnAccept extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean refused = call.args() instanceof AcceptArgs args && args.disconnectEvent() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
