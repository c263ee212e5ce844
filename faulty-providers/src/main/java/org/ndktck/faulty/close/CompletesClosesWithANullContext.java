package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.*;

/**
 * Has nowhere to keep a context once the object is gone, and completes the close of a connector
 * with NULL.
 */
@Fault(value = "F140", grade = Grade.MODERATE)
@Breaks({CLO_08, GEN_13})
@Settings("completion=pending")
public final class CompletesClosesWithANullContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CLOSE_CONNECTOR)
                ? call.proceeding(NdkCloseCompletion.class, original -> context -> original.complete(0))
                : call.proceed();
    }
}
