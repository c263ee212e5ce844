package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Promises to complete the close of a shared endpoint, and is done with it by then. */
@Fault(value = "F642", grade = Grade.MODERATE)
@Breaks(
        value = CLO_04,
        also = {LIF_07, SEP_16},
        why = "both close an endpoint before its connectors, and wait in vain for what was promised")
@Settings("completion=inline")
public final class PromisesTheCloseOfASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_SHARED_ENDPOINT)) {
            return call.closingUntold(NtStatus.STATUS_PENDING);
        }
        return call.proceed();
    }
}
