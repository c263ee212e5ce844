package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells a connector without contexts of the end of its connection once it is closed. */
@Fault(value = "F90", grade = Grade.SUBTLE)
@Breaks(
        value = {CLO_10, DEV_11},
        nowAndThen = DEV_09,
        why = "the event of a connection whose context is NULL takes the place of another's")
public final class RaisesTheEventAfterTheClose extends InterceptingProvider {

    private final Map<Object, NdkDisconnectEventCallback> silent = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT) && call.requestContext() == 0) {
            NdkDisconnectEventCallback event = call.parameter(NdkDisconnectEventCallback.class);
            if (event != null) {
                silent.put(call.object(), event);
                return call.proceeding(NdkDisconnectEventCallback.class, ignored -> context -> {
                    if (silent.remove(call.object()) != null) {
                        event.disconnectEvent(context);
                    }
                });
            }
        }
        NdkDisconnectEventCallback late = call.is(CLOSE_CONNECTOR) ? silent.remove(call.object()) : null;
        return late == null
                ? call.proceed()
                : call.proceeding(NdkCloseCompletion.class, original -> context -> {
                    original.complete(context);
                    late.disconnectEvent(0);
                });
    }
}
