package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_09;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;

/** Marks a connector that was accepted in the block that is the consumer's. */
@Fault(value = "F237", grade = Grade.MODERATE)
@Breaks(GEN_09)
public final class KeepsAMarkInTheReservedBlock extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            call.object().ndkReserved().set(0, 1);
        }
        return call.proceed();
    }
}
