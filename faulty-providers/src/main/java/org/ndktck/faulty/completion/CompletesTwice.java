package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/**
 * Calls the completion on two paths, one for the reply and one for the timer that was not stopped.
 * Seen in a provider in the field.
 */
@Fault(value = "F69", grade = MODERATE)
@Breaks(CB_03)
public final class CompletesTwice extends RequestFault {

    @Override
    protected NtStatus request(Request request) {
        return request.start((context, status) -> {
            request.completion().complete(context, status);
            request.completion().complete(context, status);
        });
    }
}
