package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_10;
import static org.ndktck.catalog.RequirementId.CLO_12;
import static org.ndktck.catalog.RequirementId.CLO_15;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Reaps the request that a close has cancelled when the close is done; seen with requests without a context. */
@Fault(value = "F83", grade = SUBTLE)
@Breaks({CLO_10, CLO_12, CLO_15})
public final class CompletesACancelledRequestAfterTheClose extends InterceptingProvider {

    private final Map<Object, Runnable> cancelled = new ConcurrentHashMap<>();

    public CompletesACancelledRequestAfterTheClose() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, DISCONNECT) && call.requestContext() == 0) {
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                if (NtStatus.STATUS_CANCELLED.equals(status)) {
                    cancelled.put(call.object(), () -> original.complete(context, status));
                } else {
                    original.complete(context, status);
                }
            }));
        }
        return call.is(CLOSE_CONNECTOR)
                ? call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {
                    original.complete(context);
                    Optional.ofNullable(cancelled.remove(call.object())).ifPresent(Runnable::run);
                }))
                : call.proceed();
    }
}
