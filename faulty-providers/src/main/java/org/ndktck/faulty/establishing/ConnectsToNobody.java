package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CON_31;
import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.catalog.RequirementId.LIS_30;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets a connect succeed where nobody listens. */
@Fault(value = "F279", grade = BLATANT)
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
    protected @Nullable Object call(Intercepted call) {
        int before = events.get();
        return call.is(CONNECT)
                ? call.answering(status -> status.equals(NtStatus.STATUS_CONNECTION_REFUSED) && events.get() == before
                        ? NtStatus.STATUS_SUCCESS
                        : status)
                : call.proceed();
    }
}
