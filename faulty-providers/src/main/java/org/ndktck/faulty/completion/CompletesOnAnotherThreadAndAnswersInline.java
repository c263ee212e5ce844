package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;
import org.ndktck.reference.execution.CallbackThread;

/**
 * Calls the completion on a thread of its own and returns the outcome once more, after the
 * completion is over: the consumer is told twice.
 */
@Fault(value = "F142", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(value = CB_09, also = IRQ_01, why = "the caller waits for the other thread")
@Settings("completion=inline")
public final class CompletesOnAnotherThreadAndAnswersInline extends RequestFault {

    @Override
    protected NtStatus request(Intercepted call) {
        NdkRequestCompletion completion = call.completion();
        NtStatus answer = call.status();
        if (!answer.isPending()) {
            CallbackThread thread = new CallbackThread();
            thread.execute(() -> completion.complete(call.requestContext(), answer));
            thread.close();
        }
        return answer;
    }
}
