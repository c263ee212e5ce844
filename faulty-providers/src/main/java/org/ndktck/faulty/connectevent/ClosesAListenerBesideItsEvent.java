package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Completes the close of a listener while its connect event is running. */
@Fault(value = "F396", grade = Grade.SUBTLE)
@Breaks({CEV_10, CLO_27})
public final class ClosesAListenerBesideItsEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CLOSE_LISTENER) && isConnectEventRunning()
                ? call.closingUntold(NtStatus.STATUS_SUCCESS)
                : call.proceed();
    }
}
