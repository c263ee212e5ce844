package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CQ;

import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.*;

/** Finds its closes by their context: that of a completion queue with NULL is never found again. */
@Fault(value = "F241", grade = Grade.SUBTLE)
@Breaks({CLO_04, CLO_07})
@Settings("completion=pending")
public final class NeverCompletesACloseWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CLOSE_CQ) && call.requestContext() == 0
                ? call.proceeding(NdkCloseCompletion.class, ignored -> context -> {})
                : call.proceed();
    }
}
