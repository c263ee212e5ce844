package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/** Forgets to hand the context on: every completion comes with NULL. */
@Fault(value = "F70", grade = MODERATE)
@Breaks(CB_04)
public final class CompletesWithANullContext extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        return request.start((context, status) -> request.completion().complete(0, status));
    }
}
