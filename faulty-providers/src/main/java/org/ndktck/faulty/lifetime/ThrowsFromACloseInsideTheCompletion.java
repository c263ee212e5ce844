package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Goes down where a consumer closes a connector while the completion of its connect runs. */
@Fault(value = "F681", grade = Grade.BLATANT)
@Breaks(
        value = {LIF_04, LIF_06},
        also = CLO_05,
        why = "a close that throws neither succeeds nor pends")
public final class ThrowsFromACloseInsideTheCompletion extends InterceptingProvider {

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
            call.proceeding(NdkCloseCompletion.class, original -> context -> {});
            throw new IllegalStateException("the request of the connector is still being completed");
        }
        return call.proceed();
    }
}
