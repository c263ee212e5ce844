package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.GEN_09;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Marks a connector that was accepted in the block that is the consumer's. */
@Fault(value = "F237", grade = MODERATE)
@Breaks(GEN_09)
public final class KeepsAMarkInTheReservedBlock extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            call.object().ndkReserved().set(0, 1);
        }
        return call.proceed();
    }
}
