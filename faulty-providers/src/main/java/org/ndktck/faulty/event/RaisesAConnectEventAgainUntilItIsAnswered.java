package org.ndktck.faulty.event;

import static org.ndktck.catalog.RequirementId.CEV_03;
import static org.ndktck.catalog.RequirementId.CEV_05;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.REJECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Raises the connect event once more for a request that nobody has answered when the first has returned. */
@Fault(value = "F597", grade = MODERATE)
@Breaks(
        value = CEV_05,
        nowAndThen = CEV_03,
        why = "where several requests are under way at once, as for CON-13, an event too many brings"
                + " the connector of one before; what is run for these two rows alone has one at a time")
public final class RaisesAConnectEventAgainUntilItIsAnswered extends InterceptingProvider {

    private final Set<NdkObject<?>> answered = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
