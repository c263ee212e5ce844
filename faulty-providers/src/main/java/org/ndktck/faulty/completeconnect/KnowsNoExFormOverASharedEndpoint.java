package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has the newer form of complete connect for connects over local endpoints of their own only. */
@Fault(value = "F587", grade = Grade.SUBTLE)
@Breaks({CMP_16, EX_02})
public final class KnowsNoExFormOverASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT_EX) && isOverASharedEndpoint(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
