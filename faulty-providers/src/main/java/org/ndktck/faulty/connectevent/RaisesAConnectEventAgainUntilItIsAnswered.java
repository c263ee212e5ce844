package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Raises the connect event once more for a request that nobody has answered when the first has returned. */
@Fault(value = "F597", grade = Grade.MODERATE)
@Breaks(
        value = CEV_05,
        nowAndThen = CEV_03,
        why = "where several requests are under way at once, as for CON-13, an event too many brings"
                + " the connector of one before; what is run for these two rows alone has one at a time")
public final class RaisesAConnectEventAgainUntilItIsAnswered extends InterceptingProvider {

    private final ObjectSet answered = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX, REJECT, CLOSE_CONNECTOR)) {
            answered.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            original.connectEvent(context, connector);
            if (!answered.contains(connector)) {
                original.connectEvent(context, connector);
            }
        };
    }
}
