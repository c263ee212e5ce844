package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;

import org.ndktck.api.NdkCq;
import org.ndktck.faulty.*;

/** Has left a slot of one table empty. */
@Fault(value = "F350", grade = Grade.SUBTLE)
@Breaks({GEN_01, QEI_02})
public final class HasNoExtensionFunctionOfCompletionQueues extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(QUERY_EXTENSION) && call.object() instanceof NdkCq) {
            throw new UnsupportedOperationException("no function in the slot");
        }
        return call.proceed();
    }
}
