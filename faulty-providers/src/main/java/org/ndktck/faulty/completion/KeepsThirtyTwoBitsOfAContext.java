package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/**
 * Carries the context through a 32-bit field: pointers below four gigabytes survive, others come
 * back cut off.
 */
@Fault(value = "F136", grade = SUBTLE)
@Breaks(CB_04)
public final class KeepsThirtyTwoBitsOfAContext extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        return request.start((context, status) -> request.completion().complete(context & 0xFFFF_FFFFL, status));
    }
}
