package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Completes the close of a listener although a connector that it accepted is open. */
@Fault(value = "F394", grade = Grade.MODERATE)
@Breaks(
        value = LIS_29,
        also = LIF_08,
        why = "a connector is a successor of its listener, whose close has to pend for it")
public final class ClosesAListenerBeforeItsConnectors extends InterceptingProvider {

    private final ObjectSet accepted = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            accepted.remove(call.object());
        } else if (call.is(CLOSE_LISTENER) && !accepted.isEmpty()) {
            return call.closingUntold(NtStatus.STATUS_SUCCESS);
        }
        return call.proceed();
    }
}
