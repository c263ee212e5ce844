package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_10;
import static org.ndktck.catalog.RequirementId.DEV_09;
import static org.ndktck.catalog.RequirementId.DEV_11;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Tells a connector without contexts of the end of its connection once it is closed. */
@Fault(value = "F90", grade = SUBTLE)
@Breaks(
        value = {CLO_10, DEV_11},
        nowAndThen = DEV_09,
        why = "the event of a connection whose context is NULL takes the place of another's")
public final class RaisesTheEventAfterTheClose extends InterceptingProvider {

    private final Map<Object, NdkDisconnectEventCallback> silent = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT) && call.requestContext() == 0) {
            NdkDisconnectEventCallback event = call.parameter(NdkDisconnectEventCallback.class);
            if (event != null) {
                silent.put(call.object(), event);
                return call.proceed(call.with(NdkDisconnectEventCallback.class, ignored -> context -> {
                    if (silent.remove(call.object()) != null) {
                        event.disconnectEvent(context);
                    }
                }));
            }
        }
        NdkDisconnectEventCallback late = call.is(CLOSE_CONNECTOR) ? silent.remove(call.object()) : null;
        return late == null
                ? call.proceed()
                : call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {
                    original.complete(context);
                    late.disconnectEvent(0);
                }));
    }
}
