package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores a new queue pair, and calls the completion for good measure. */
@Fault(value = "F222", grade = Grade.MODERATE)
@Breaks({CB_11, QP_04})
@Settings("completion=inline")
public final class CompletesAQueuePairThatItStored extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        if (NtStatus.STATUS_SUCCESS.equals(answer) && call.args() instanceof CreateQpArgs args) {
            args.createCompletion()
                    .complete(
                            args.requestContext(),
                            NtStatus.STATUS_SUCCESS,
                            args.ppNdkQp().get());
        }
        return answer;
    }
}
