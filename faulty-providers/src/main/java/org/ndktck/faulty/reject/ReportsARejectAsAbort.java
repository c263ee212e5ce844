package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the active side of a reject with the status of a broken connection. */
@Fault(value = "F97", grade = Grade.MODERATE)
@Breaks(REJ_10)
public final class ReportsARejectAsAbort extends InterceptingProvider {

    private final AtomicInteger events = new AtomicInteger();

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            events.incrementAndGet();
            original.connectEvent(context, connector);
        };
    }

    @Override
    protected Object call(Intercepted call) {
        int before = events.get();
        return call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)
                ? call.answering(status -> status.equals(NtStatus.STATUS_CONNECTION_REFUSED) && events.get() > before
                        ? NtStatus.STATUS_CONNECTION_ABORTED
                        : status)
                : call.proceed();
    }
}
