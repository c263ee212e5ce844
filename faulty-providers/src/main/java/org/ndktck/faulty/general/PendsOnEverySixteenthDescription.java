package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.ADP_23;
import static org.ndktck.faulty.DispatchFunction.QUERY_ADAPTER_INFO;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Reads its description anew after every sixteen times, and answers before it has it. */
@Fault(value = "F621", grade = Grade.SUBTLE)
@Breaks(ADP_23)
public final class PendsOnEverySixteenthDescription extends InterceptingProvider {

    private static final int LASTS = 16;

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean stale = call.is(QUERY_ADAPTER_INFO)
                && NtStatus.STATUS_SUCCESS.equals(answer)
                && calls.incrementAndGet() % LASTS == 0;
        return stale ? NtStatus.STATUS_PENDING : answer;
    }
}
