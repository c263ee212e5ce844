package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.GCD_28;
import static org.ndktck.catalog.RequirementId.REJ_03;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Frees what came with a refusal when the completion of the connect has returned: a fetch afterwards is refused. */
@Fault(value = "F37", grade = MODERATE)
@Tolerated({REJ_03, GCD_28})
public final class KeepsTheDataOfARejectForTheCompletion extends InterceptingProvider {

    private final Set<NdkObject<?>> refused = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            refused.remove(call.object());
            NtStatus returned = call.status(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                original.complete(context, status);
                freeIfRefused(call.object(), status);
            }));
            freeIfRefused(call.object(), returned);
            return returned;
        }
        boolean freed = call.is(GET_CONNECTION_DATA) && refused.contains(call.object());
        return freed ? NtStatus.STATUS_CONNECTION_REFUSED : call.proceed();
    }

    private void freeIfRefused(NdkObject<?> connector, NtStatus status) {
        if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
            refused.add(connector);
        }
    }
}
