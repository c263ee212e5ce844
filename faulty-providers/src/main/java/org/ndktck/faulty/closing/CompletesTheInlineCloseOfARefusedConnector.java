package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_03;
import static org.ndktck.catalog.RequirementId.CLO_06;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has nothing to wait for where a connect was refused: the close answers at once, and completes as every other. */
@Fault(value = "F641", grade = SUBTLE)
@Breaks({CLO_03, CLO_06})
public final class CompletesTheInlineCloseOfARefusedConnector extends InterceptingProvider {

    private final Set<NdkObject<?>> refused = ConcurrentHashMap.newKeySet();

    public CompletesTheInlineCloseOfARefusedConnector() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
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
