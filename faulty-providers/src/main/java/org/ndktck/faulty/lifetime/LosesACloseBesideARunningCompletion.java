package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Forgets about a close that is called before the completion of the connect has returned. */
@Fault(value = "F74", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(
        value = {LIF_04, LIF_06, CLO_27},
        also = {CLO_04, CLO_07},
        why = "the close returns STATUS_PENDING and never completes")
public final class LosesACloseBesideARunningCompletion extends InterceptingProvider {

    private final ObjectSet completing = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                completing.add(call.object());
                original.complete(context, status);
                completing.remove(call.object());
            });
        }
        if (call.is(CLOSE_CONNECTOR) && completing.contains(call.object())) {
            return call.closingUntold(NtStatus.STATUS_PENDING);
        }
        return call.proceed();
    }
}
