package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets a connect succeed where nobody listens. */
@Fault(value = "F279", grade = Grade.BLATANT)
@Breaks(
        value = CON_31,
        also = {LIS_25, LIS_30},
        why = "a paused or closing listener is nobody, too")
public final class ConnectsToNobody extends InterceptingProvider {

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
        return call.is(CONNECT)
                ? call.answering(status -> status.equals(NtStatus.STATUS_CONNECTION_REFUSED) && events.get() == before
                        ? NtStatus.STATUS_SUCCESS
                        : status)
                : call.proceed();
    }
}
