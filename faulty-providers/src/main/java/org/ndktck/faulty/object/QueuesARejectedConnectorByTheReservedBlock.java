package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.GEN_09;
import static org.ndktck.faulty.DispatchFunction.REJECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkReservedBlock;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Links a connector into the list of the rejected through the block that is the consumer's. */
@Fault(value = "F503", grade = SUBTLE)
@Breaks(GEN_09)
public final class QueuesARejectedConnectorByTheReservedBlock extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(REJECT)) {
            call.object().ndkReserved().set(NdkReservedBlock.FIELDS - 1, 1);
        }
        return call.proceed();
    }
}
