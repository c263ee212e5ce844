package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_03;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses to complete a connect without a disconnect event callback. */
@Fault(value = "F270", grade = Grade.MODERATE)
@Breaks(CMP_03)
public final class DemandsADisconnectEventOfACompleteConnect extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.args() instanceof CompleteConnectArgs args && args.disconnectEvent() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
