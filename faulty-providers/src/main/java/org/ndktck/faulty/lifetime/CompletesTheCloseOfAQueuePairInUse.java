package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_09;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets the close of a queue pair pend although a connector uses it, but not for long enough. */
@Fault(value = "F246", grade = Grade.MODERATE)
@Breaks(LIF_09)
public final class CompletesTheCloseOfAQueuePairInUse extends QueuePairCloseFault {

    @Override
    Object closeQp(Intercepted call) {
        if (isInUse(call.object()) && call.args() instanceof CloseArgs args) {
            closeSilently(call);
            args.closeCompletion().complete(args.requestContext());
            return NtStatus.STATUS_PENDING;
        }
        return call.proceed();
    }
}
