package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.catalog.RequirementId.DIS_18;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Keeps the context of a disconnect in an int. */
@Fault(value = "F204", grade = SUBTLE)
@Breaks({CB_04, DIS_18})
public final class CompletesADisconnectWithAnotherContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(DISCONNECT)
                ? call.proceed(call.with(NdkRequestCompletion.class, this::forgetting))
                : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(context << Integer.SIZE >> Integer.SIZE, status);
    }
}
