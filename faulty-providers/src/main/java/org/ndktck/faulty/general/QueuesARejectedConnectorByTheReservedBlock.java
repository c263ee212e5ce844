package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_09;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.api.NdkReservedBlock;
import org.ndktck.faulty.*;

/** Links a connector into the list of the rejected through the block that is the consumer's. */
@Fault(value = "F503", grade = Grade.SUBTLE)
@Breaks(GEN_09)
public final class QueuesARejectedConnectorByTheReservedBlock extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(REJECT)) {
            call.object().ndkReserved().set(NdkReservedBlock.FIELDS - 1, 1);
        }
        return call.proceed();
    }
}
