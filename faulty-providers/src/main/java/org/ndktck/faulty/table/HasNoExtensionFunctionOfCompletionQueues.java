package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.GEN_01;
import static org.ndktck.catalog.RequirementId.QEI_02;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCq;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has left a slot of one table empty. */
@Fault(value = "F350", grade = SUBTLE)
@Breaks({GEN_01, QEI_02})
public final class HasNoExtensionFunctionOfCompletionQueues extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(QUERY_EXTENSION) && call.object() instanceof NdkCq) {
            throw new UnsupportedOperationException("no function in the slot");
        }
        return call.proceed();
    }
}
