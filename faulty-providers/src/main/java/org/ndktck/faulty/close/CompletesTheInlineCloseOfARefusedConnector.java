package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has nothing to wait for where a connect was refused: the close answers at once, and completes as every other. */
@Fault(value = "F641", grade = Grade.SUBTLE)
@Breaks({CLO_03, CLO_06})
@Settings("completion=inline")
public final class CompletesTheInlineCloseOfARefusedConnector extends InterceptingProvider {

    private final ObjectSet refused = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.answering(status -> {
                if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    refused.add(call.object());
                }
                return status;
            });
        }
        Object answer = call.proceed();
        if (NtStatus.STATUS_SUCCESS.equals(answer)
                && call.args() instanceof CloseArgs args
                && refused.remove(call.object())) {
            args.closeCompletion().complete(args.requestContext());
        }
        return answer;
    }
}
