package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.concurrent.atomic.AtomicLong;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/** Reuses its record of the request before, and only the context is not filled in anew. */
@Fault(value = "F70", grade = MODERATE)
@Breaks(CB_04)
public final class CompletesWithTheContextOfThePreviousRequest extends RequestFault {

    private final AtomicLong previous = new AtomicLong();

    @Override
    protected NtStatus request(Request request) {
        long stale = previous.getAndSet(request.context());
        return request.start((context, status) -> request.completion().complete(stale, status));
    }
}
