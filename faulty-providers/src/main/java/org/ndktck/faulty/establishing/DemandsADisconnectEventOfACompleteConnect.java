package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CMP_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.CompleteConnectArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Refuses to complete a connect without a disconnect event callback. */
@Fault(value = "F270", grade = MODERATE)
@Breaks(CMP_03)
public final class DemandsADisconnectEventOfACompleteConnect extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean refused = call.args() instanceof CompleteConnectArgs args && args.disconnectEvent() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
