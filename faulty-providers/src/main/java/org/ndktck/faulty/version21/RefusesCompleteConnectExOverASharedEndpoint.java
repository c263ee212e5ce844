package org.ndktck.faulty.version21;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Cannot complete a connect over a shared endpoint by the newer of the two functions. */
@Fault(value = "F547", grade = Grade.SUBTLE)
@Breaks({EX_02, CMP_16})
public final class RefusesCompleteConnectExOverASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.is(COMPLETE_CONNECT_EX) && isOverASharedEndpoint(call.object());
        return refused ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
