package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.LISTEN;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Has nowhere to keep the context of a listen. */
@Fault(value = "F205", grade = Grade.SUBTLE)
@Breaks({CB_04, LIS_10})
public final class CompletesAListenWithAnotherContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(LISTEN) ? call.proceeding(NdkRequestCompletion.class, this::forgetting) : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(0, status);
    }
}
