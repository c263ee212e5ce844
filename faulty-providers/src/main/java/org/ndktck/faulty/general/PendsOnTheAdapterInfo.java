package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.ADP_23;
import static org.ndktck.faulty.DispatchFunction.QUERY_ADAPTER_INFO;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Asks the hardware for the adapter information from the second time on, and answers before it has it. */
@Fault(value = "F218", grade = Grade.SUBTLE)
@Breaks(ADP_23)
public final class PendsOnTheAdapterInfo extends InterceptingProvider {

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        return call.is(QUERY_ADAPTER_INFO) && NtStatus.STATUS_SUCCESS.equals(answer) && calls.incrementAndGet() > 1
                ? NtStatus.STATUS_PENDING
                : answer;
    }
}
