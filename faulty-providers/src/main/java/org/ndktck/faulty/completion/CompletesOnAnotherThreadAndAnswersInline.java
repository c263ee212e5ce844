package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_09;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.IRQ_01;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Map;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Request;
import org.ndktck.faulty.RequestFault;
import org.ndktck.reference.execution.CallbackThread;

/**
 * Calls the completion on a thread of its own and returns the outcome once more, after the
 * completion is over: the consumer is told twice.
 */
@Fault(value = "F142", grade = EXTREMELY_SUBTLE)
@Breaks(
        value = CB_09,
        also = {IRQ_01, CLO_27},
        why = "the caller waits for the other thread, and what is closed inside the completion closes"
                + " at once, since the reference has nothing pending")
public final class CompletesOnAnotherThreadAndAnswersInline extends RequestFault {

    public CompletesOnAnotherThreadAndAnswersInline() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected NtStatus request(Request request) {
        NdkRequestCompletion completion = request.completion();
        NtStatus answer = request.start();
        if (!answer.isPending()) {
            CallbackThread thread = new CallbackThread();
            thread.execute(() -> completion.complete(request.context(), answer));
            thread.close();
        }
        return answer;
    }
}
