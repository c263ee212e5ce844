package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Frees a connector when its close is called: what is under way on it comes later. */
@Fault(value = "F640", grade = Grade.BLATANT)
@Breaks({CLO_11, CLO_12, CLO_14, CLO_27, DEV_12})
public final class ClosesConnectorsAtOnce extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            return call.closingUntold(NtStatus.STATUS_SUCCESS);
        }
        return call.proceed();
    }
}
