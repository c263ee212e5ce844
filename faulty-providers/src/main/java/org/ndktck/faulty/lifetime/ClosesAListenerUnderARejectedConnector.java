package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Counts the connectors that were accepted over a listener, but none that was rejected and is still open. */
@Fault(value = "F683", grade = Grade.SUBTLE)
@Breaks(LIF_08)
public final class ClosesAListenerUnderARejectedConnector extends InterceptingProvider {

    private final ObjectSet rejected = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            rejected.remove(call.object());
        }
        if (call.is(CLOSE_LISTENER) && !isConnectEventRunning() && !rejected.isEmpty()) {
            return call.closingUntold(NtStatus.STATUS_SUCCESS);
        }
        Object answer = call.proceed();
        if (call.is(REJECT) && NtStatus.STATUS_SUCCESS.equals(answer)) {
            rejected.add(call.object());
        }
        return answer;
    }
}
