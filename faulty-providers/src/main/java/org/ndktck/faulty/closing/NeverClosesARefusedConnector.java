package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.catalog.RequirementId.CLO_07;
import static org.ndktck.catalog.RequirementId.CLO_24;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

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

/** Takes a connector whose connect was refused for closed already, and completes no close of it. */
@Fault(value = "F388", grade = MODERATE)
@Breaks(
        value = CLO_24,
        also = {CLO_04, CLO_07},
        why = "the close returns STATUS_PENDING and never completes, where it should complete once")
public final class NeverClosesARefusedConnector extends InterceptingProvider {

    private final Set<NdkObject<?>> refused = ConcurrentHashMap.newKeySet();
    private static final ThreadLocal<Boolean> COMPLETING = ThreadLocal.withInitial(() -> false);

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                COMPLETING.set(true);
                if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    refused.add(call.object());
                }
                original.complete(context, status);
                COMPLETING.set(false);
            }));
        }
        if (call.is(CLOSE_CONNECTOR) && refused.contains(call.object()) && !COMPLETING.get()) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_PENDING;
        }
        return call.proceed();
    }
}
