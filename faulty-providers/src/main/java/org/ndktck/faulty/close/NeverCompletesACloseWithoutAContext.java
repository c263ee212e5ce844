package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.catalog.RequirementId.CLO_07;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CQ;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its closes by their context: that of a completion queue with NULL is never found again. */
@Fault(value = "F241", grade = SUBTLE)
@Breaks({CLO_04, CLO_07})
public final class NeverCompletesACloseWithoutAContext extends InterceptingProvider {

    public NeverCompletesACloseWithoutAContext() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CLOSE_CQ) && call.requestContext() == 0
                ? call.proceed(call.with(NdkCloseCompletion.class, ignored -> context -> {}))
                : call.proceed();
    }
}
