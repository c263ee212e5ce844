package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;

import java.util.concurrent.atomic.AtomicLong;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Reuses its record of the request before, and only the context is not filled in anew. */
@Fault(value = "F70", grade = Grade.MODERATE)
@Breaks(CB_04)
public final class CompletesWithTheContextOfThePreviousRequest extends RequestFault {

    private final AtomicLong previous = new AtomicLong();

    @Override
    protected NtStatus request(Intercepted call) {
        long stale = previous.getAndSet(call.requestContext());
        return call.starting((context, status) -> call.completion().complete(stale, status));
    }
}
