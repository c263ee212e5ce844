package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Carries the context through a 32-bit field: pointers below four gigabytes survive, others come back cut off. */
@Fault(value = "F136", grade = Grade.SUBTLE)
@Breaks(CB_04)
public final class KeepsThirtyTwoBitsOfAContext extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return call.starting((context, status) -> call.completion().complete(context & 0xFFFF_FFFFL, status));
    }
}
