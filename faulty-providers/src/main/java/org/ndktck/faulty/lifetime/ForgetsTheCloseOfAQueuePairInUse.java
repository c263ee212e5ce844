package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Lets the close of a queue pair pend that a connector uses, and has forgotten it when the connector is closed. */
@Fault(value = "F471", grade = Grade.SUBTLE)
@Breaks(
        value = {LIF_07, QP_13},
        also = {CLO_04, CLO_07, LIF_09},
        why = "the close returns STATUS_PENDING and never completes, and queues and domains close"
                + " although the queue pair over them has not")
public final class ForgetsTheCloseOfAQueuePairInUse extends QueuePairCloseFault {

    @Override
    Object closeQp(Intercepted call) {
        if (isInUse(call.object())) {
            closeSilently(call);
            return NtStatus.STATUS_PENDING;
        }
        return call.proceed();
    }
}
