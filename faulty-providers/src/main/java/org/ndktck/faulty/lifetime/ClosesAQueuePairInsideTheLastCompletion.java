package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_13;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Releases a queue pair before the close completion of its connector is called, not after it has returned. */
@Fault(value = "F247", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(LIF_13)
public final class ClosesAQueuePairInsideTheLastCompletion extends QueuePairCloseFault {

    @Override
    Object closeQp(Intercepted call) {
        if (isBeingReleased(call.object())) {
            closeSilently(call);
            return NtStatus.STATUS_SUCCESS;
        }
        return call.proceed();
    }
}
