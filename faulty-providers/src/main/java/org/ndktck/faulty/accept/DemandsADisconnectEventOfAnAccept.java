package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_12;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses an accept without a disconnect event callback. */
@Fault(value = "F269", grade = Grade.MODERATE)
@Breaks(ACC_12)
public final class DemandsADisconnectEventOfAnAccept extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.args() instanceof AcceptArgs args && args.disconnectEvent() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
