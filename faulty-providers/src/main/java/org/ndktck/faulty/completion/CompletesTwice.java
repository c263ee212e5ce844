package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_03;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Calls the completion on two paths, one for the reply and one for the timer that was not stopped.
 * Seen in a provider in the field.
 */
@Fault(value = "F69", grade = Grade.MODERATE)
@Breaks(CB_03)
public final class CompletesTwice extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        return call.starting((context, status) -> {
            call.completion().complete(context, status);
            call.completion().complete(context, status);
        });
    }
}
