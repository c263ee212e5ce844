package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_11;
import static org.ndktck.catalog.RequirementId.CB_12;
import static org.ndktck.catalog.RequirementId.CRE_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Answers that a connector is created, and delivers it by the completion. */
@Fault(value = "F506", grade = MODERATE)
@Breaks({CB_11, CB_12, CRE_03})
public final class DeliversAnInlineConnectorByTheCompletion extends InterceptingProvider {

    public DeliversAnInlineConnectorByTheCompletion() {
        super(Map.of("completion", "inline"));
    }

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected @Nullable Object call(Intercepted call) {
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
