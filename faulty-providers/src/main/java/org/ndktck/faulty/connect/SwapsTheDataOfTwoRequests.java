package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_13;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Gives a request the data of the one before it, as long as neither is answered. */
@Fault(value = "F35", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(CON_13)
public final class SwapsTheDataOfTwoRequests extends InterceptingProvider {

    private final AtomicReference<@Nullable NdkConnector> last = new AtomicReference<>();
    private final Map<NdkObject<?>, NdkConnector> before = new ConcurrentHashMap<>();

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            NdkConnector other = last.getAndSet(connector);
            if (other != null) {
                before.put(connector, other);
            }
            original.connectEvent(context, connector);
        };
    }

    @Override
    protected Object call(Intercepted call) {
        NdkConnector other = before.get(call.object());
        if (call.is(GET_CONNECTION_DATA) && other != null) {
            return new Intercepted(call.function(), other, call.args(), call.table(), call.method()).proceed();
        }
        if (call.is(CLOSE_CONNECTOR, ACCEPT, ACCEPT_EX, REJECT)) {
            last.compareAndSet((NdkConnector) call.object(), null);
            before.values().remove(call.object());
        }
        return call.proceed();
    }
}
