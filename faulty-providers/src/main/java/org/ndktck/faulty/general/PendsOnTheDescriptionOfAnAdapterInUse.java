package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.ADP_23;
import static org.ndktck.faulty.DispatchFunction.QUERY_ADAPTER_INFO;

import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Leaves its description to a worker once anything was created, and answers before it is known to be finished. */
@Fault(value = "F714", grade = Grade.MODERATE)
@Breaks(ADP_23)
public final class PendsOnTheDescriptionOfAnAdapterInUse extends InterceptingProvider {

    private final AtomicBoolean used = new AtomicBoolean();

    @Override
    protected Object call(Intercepted call) {
        if (call.function().isCreate()) {
            used.set(true);
        }
        Object answer = call.proceed();
        return call.is(QUERY_ADAPTER_INFO) && NtStatus.STATUS_SUCCESS.equals(answer) && used.get()
                ? NtStatus.STATUS_PENDING
                : answer;
    }
}
