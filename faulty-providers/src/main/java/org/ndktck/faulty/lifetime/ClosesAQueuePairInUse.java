package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_08;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Closes a queue pair at once although a connector uses it. */
@Fault(value = "F245", grade = Grade.MODERATE)
@Breaks(LIF_08)
public final class ClosesAQueuePairInUse extends QueuePairCloseFault {

    @Override
    Object closeQp(Intercepted call) {
        if (isInUse(call.object())) {
            closeSilently(call);
            return NtStatus.STATUS_SUCCESS;
        }
        return call.proceed();
    }
}
