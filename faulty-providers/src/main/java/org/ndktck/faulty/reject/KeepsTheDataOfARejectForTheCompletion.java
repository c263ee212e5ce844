package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Frees what came with a refusal when the completion of the connect has returned: a fetch afterwards is refused. */
@Fault(value = "F37", grade = Grade.MODERATE)
@Tolerated({REJ_03, GCD_28})
public final class KeepsTheDataOfARejectForTheCompletion extends InterceptingProvider {

    private final ObjectSet refused = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
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
