package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.catalog.RequirementId.CLO_07;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.LIF_04;
import static org.ndktck.catalog.RequirementId.LIF_06;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Forgets about a close that is called before the completion of the connect has returned. */
@Fault(value = "F74", grade = EXTREMELY_SUBTLE)
@Breaks(
        value = {LIF_04, LIF_06, CLO_27},
        also = {CLO_04, CLO_07, LIF_09},
        why = "the close returns STATUS_PENDING and never completes, and antecedents close although the"
                + " connector over them has not")
public final class LosesACloseBesideARunningCompletion extends InterceptingProvider {

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
            return NtStatus.STATUS_PENDING;
        }
        return call.proceed();
    }
}
