package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_09;

import java.util.concurrent.atomic.AtomicReference;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/**
 * Calls the completion on the caller's stack and returns the outcome once more, where
 * STATUS_PENDING is due: the consumer is told twice.
 */
@Fault(value = "F137", grade = Grade.MODERATE)
@Breaks(CB_09)
@Settings("completion=early")
public final class AnswersInlineAfterTheCompletion extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        AtomicReference<NtStatus> told = new AtomicReference<>();
        NtStatus answer = call.starting((context, status) -> {
            told.set(status);
            call.completion().complete(context, status);
        });
        NtStatus outcome = told.get();
        return outcome == null ? answer : outcome;
    }
}
