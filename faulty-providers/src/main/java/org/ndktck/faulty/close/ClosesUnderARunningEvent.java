package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Closes a connector at once inside its own disconnect event, where that was registered without a context. */
@Fault(value = "F244", grade = Grade.SUBTLE)
@Breaks({CLO_14, CLO_15, DEV_12})
public final class ClosesUnderARunningEvent extends InterceptingProvider {

    private final Map<Object, Thread> running = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, COMPLETE_CONNECT)) {
            return call.proceeding(NdkDisconnectEventCallback.class, original -> context -> {
                running.put(call.object(), Thread.currentThread());
                original.disconnectEvent(context);
                running.remove(call.object());
            });
        }
        Thread telling = running.get(call.object());
        if (call.is(CLOSE_CONNECTOR) && telling != null && telling != Thread.currentThread()) {
            return call.closingUntold(NtStatus.STATUS_SUCCESS);
        }
        return call.proceed();
    }
}
