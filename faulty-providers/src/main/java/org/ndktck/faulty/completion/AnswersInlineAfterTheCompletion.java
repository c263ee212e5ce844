package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_09;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;

/**
 * Calls the completion on the caller's stack and returns the outcome once more, where
 * STATUS_PENDING is due: the consumer is told twice.
 */
@Fault(value = "F137", grade = MODERATE)
@Breaks(CB_09)
public final class AnswersInlineAfterTheCompletion extends RequestFault {

    public AnswersInlineAfterTheCompletion() {
        super(Map.of("completion", "early"));
    }

    @Override
    protected NtStatus request(Request request) {
        AtomicReference<NtStatus> told = new AtomicReference<>();
        NtStatus answer = request.start((context, status) -> {
            told.set(status);
            request.completion().complete(context, status);
        });
        NtStatus outcome = told.get();
        return outcome == null ? answer : outcome;
    }
}
