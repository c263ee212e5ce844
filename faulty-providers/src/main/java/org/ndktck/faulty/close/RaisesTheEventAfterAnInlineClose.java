package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_11;
import static org.ndktck.catalog.RequirementId.DEV_09;
import static org.ndktck.catalog.RequirementId.DEV_11;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Closes inline, and tells a connector without contexts of the end of its connection by and by. */
@Fault(value = "F90", grade = SUBTLE)
@Breaks(
        value = {CLO_11, DEV_11},
        nowAndThen = DEV_09,
        why = "the event of a connection whose context is NULL takes the place of another's")
public final class RaisesTheEventAfterAnInlineClose extends InterceptingProvider {

    private final Map<Object, NdkDisconnectEventCallback> silent = new ConcurrentHashMap<>();
    private final AtomicReference<@Nullable NdkDisconnectEventCallback> late = new AtomicReference<>();

    public RaisesTheEventAfterAnInlineClose() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        NdkDisconnectEventCallback due = late.getAndSet(null);
        if (due != null) {
            due.disconnectEvent(0);
        }
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
        Object answer = call.proceed();
        if (call.is(CLOSE_CONNECTOR) && NtStatus.STATUS_SUCCESS.equals(answer)) {
            late.set(silent.remove(call.object()));
        }
        return answer;
    }
}
