package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Forgets to hand the context on: every completion comes with NULL. */
@Fault(value = "F70", grade = Grade.MODERATE)
@Breaks(CB_04)
public final class CompletesWithANullContext extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return call.starting((context, status) -> call.completion().complete(0, status));
    }
}
