package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Keeps the context of a disconnect in an int. */
@Fault(value = "F204", grade = Grade.SUBTLE)
@Breaks({CB_04, DIS_18})
public final class CompletesADisconnectWithAnotherContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(DISCONNECT) ? call.proceeding(NdkRequestCompletion.class, this::forgetting) : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(context << Integer.SIZE >> Integer.SIZE, status);
    }
}
