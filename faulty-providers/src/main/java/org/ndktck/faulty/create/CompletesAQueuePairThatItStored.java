package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_11;
import static org.ndktck.catalog.RequirementId.QP_04;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Stores a new queue pair, and calls the completion for good measure. */
@Fault(value = "F222", grade = MODERATE)
@Breaks({CB_11, QP_04})
public final class CompletesAQueuePairThatItStored extends InterceptingProvider {

    public CompletesAQueuePairThatItStored() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
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
