package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_02;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Leaves a request that failed inline among those that are outstanding: the close cancels it, and
 * completes what was answered already.
 */
@Fault(value = "F117", grade = Grade.SUBTLE)
@Breaks(CB_02)
@Settings("completion=inline-failures")
public final class CancelsAFailureThatItAnswered extends RequestFault {

    private final LateCompletions outstanding = new LateCompletions();

    @Override
    protected NtStatus request(Intercepted call) {
        NtStatus answer = call.status();
        if (answer.isFailure()) {
            outstanding.keep(
                    call.object(), () -> call.completion().complete(call.requestContext(), NtStatus.STATUS_CANCELLED));
        }
        return answer;
    }

    @Override
    protected void closing(NdkObject<?> connector) {
        outstanding.deliver(connector);
    }
}
