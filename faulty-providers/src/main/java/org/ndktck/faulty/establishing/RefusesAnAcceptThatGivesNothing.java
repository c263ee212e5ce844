package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.ACC_10;
import static org.ndktck.catalog.RequirementId.ACC_12;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Refuses an accept that gives neither private data nor a disconnect event. */
@Fault(value = "F526", grade = SUBTLE)
@Breaks({ACC_10, ACC_12})
public final class RefusesAnAcceptThatGivesNothing extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean refused =
                call.args() instanceof AcceptArgs args && args.pPrivateData() == null && args.disconnectEvent() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
