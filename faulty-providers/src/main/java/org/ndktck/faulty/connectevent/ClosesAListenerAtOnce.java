package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Is done with a listener when its close is called, whatever goes on there. */
@Fault(value = "F598", grade = Grade.BLATANT)
@Breaks(
        value = {CEV_10, LIS_29},
        also = {LIF_08, LIF_13},
        why = "a close that waits for nothing waits neither for the connectors of the listener nor for"
                + " their close completions")
public final class ClosesAListenerAtOnce extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(CLOSE_LISTENER)) {
            return call.proceed();
        }
        return call.closingUntold(NtStatus.STATUS_SUCCESS);
    }
}
