package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Closes inline, and tells a connector without contexts of the end of its connection by and by. */
@Fault(value = "F90", grade = Grade.SUBTLE)
@Breaks(
        value = {CLO_11, DEV_11},
        nowAndThen = DEV_09,
        why = "the event of a connection whose context is NULL takes the place of another's")
@Settings("completion=inline")
public final class RaisesTheEventAfterAnInlineClose extends InterceptingProvider {

    private final Map<Object, NdkDisconnectEventCallback> silent = new ConcurrentHashMap<>();
    private final AtomicReference<@Nullable NdkDisconnectEventCallback> late = new AtomicReference<>();

    @Override
    protected Object call(Intercepted call) {
        NdkDisconnectEventCallback due = late.getAndSet(null);
        if (due != null) {
            due.disconnectEvent(0);
        }
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
        Object answer = call.proceed();
        if (call.is(CLOSE_CONNECTOR) && NtStatus.STATUS_SUCCESS.equals(answer)) {
            late.set(silent.remove(call.object()));
        }
        return answer;
    }
}
