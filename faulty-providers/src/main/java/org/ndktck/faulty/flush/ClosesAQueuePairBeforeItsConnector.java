package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Says that a queue pair is closed although its connector is open. */
@Fault(value = "F404", grade = Grade.MODERATE)
@Breaks(
        value = QP_13,
        also = LIF_08,
        why = "a connector is a successor of its queue pair, whose close has to pend for it")
public final class ClosesAQueuePairBeforeItsConnector extends InterceptingProvider {

    private final ObjectSet connected = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            connected.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            connected.remove(call.object());
        } else if (call.is(CLOSE_QP) && !connected.isEmpty()) {
            return call.closingUntold(NtStatus.STATUS_SUCCESS);
        }
        return call.proceed();
    }
}
