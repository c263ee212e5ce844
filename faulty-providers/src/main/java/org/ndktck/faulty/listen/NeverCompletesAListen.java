package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.LISTEN;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Loses the completion of a listen. */
@Fault(value = "F701", grade = Grade.BLATANT)
@Breaks({LIS_10, CB_01})
public final class NeverCompletesAListen extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(LISTEN)
                ? call.proceeding(NdkRequestCompletion.class, ignored -> (context, status) -> {})
                : call.proceed();
    }
}
