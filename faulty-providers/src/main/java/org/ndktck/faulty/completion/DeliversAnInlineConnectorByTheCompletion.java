package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Answers that a connector is created, and delivers it by the completion. */
@Fault(value = "F506", grade = Grade.MODERATE)
@Breaks({CB_11, CB_12, CRE_03})
@Settings("completion=inline")
public final class DeliversAnInlineConnectorByTheCompletion extends InterceptingProvider {

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected Object call(Intercepted call) {
        if (!(call.args() instanceof CreateConnectorArgs args)) {
            return call.proceed();
        }
        Nowhere nowhere = new Nowhere();
        NtStatus answer = call.status(call.with(ObjectPointer.class, ignored -> nowhere));
        if (answer.isSuccess()) {
            args.createCompletion().complete(args.requestContext(), answer, nowhere.get());
        }
        return answer;
    }
}
