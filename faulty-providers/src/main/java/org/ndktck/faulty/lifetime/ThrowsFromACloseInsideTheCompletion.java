package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.LIF_04;
import static org.ndktck.catalog.RequirementId.LIF_06;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Goes down where a consumer closes a connector while the completion of its connect runs. */
@Fault(value = "F681", grade = BLATANT)
@Breaks(
        value = {LIF_04, LIF_06},
        also = {CLO_05, CLO_27, LIF_09},
        why = "a close that throws neither succeeds nor pends, and the antecedents of the connector"
                + " complete theirs although it was never closed")
public final class ThrowsFromACloseInsideTheCompletion extends InterceptingProvider {

    private final Set<NdkObject<?>> completing = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                completing.add(call.object());
                original.complete(context, status);
                completing.remove(call.object());
            }));
        }
        if (call.is(CLOSE_CONNECTOR) && completing.contains(call.object())) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            throw new IllegalStateException("the request of the connector is still being completed");
        }
        return call.proceed();
    }
}
