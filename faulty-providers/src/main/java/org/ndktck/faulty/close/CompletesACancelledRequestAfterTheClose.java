package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Reaps the request that a close has cancelled when the close is done; seen with requests without a context. */
@Fault(value = "F83", grade = Grade.SUBTLE)
@Breaks({CLO_10, CLO_12, CLO_15})
@Settings("completion=pending")
public final class CompletesACancelledRequestAfterTheClose extends InterceptingProvider {

    private final Map<Object, Runnable> cancelled = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, DISCONNECT) && call.requestContext() == 0) {
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                if (NtStatus.STATUS_CANCELLED.equals(status)) {
                    cancelled.put(call.object(), () -> original.complete(context, status));
                } else {
                    original.complete(context, status);
                }
            });
        }
        return call.is(CLOSE_CONNECTOR)
                ? call.proceeding(NdkCloseCompletion.class, original -> context -> {
                    original.complete(context);
                    Optional.ofNullable(cancelled.remove(call.object())).ifPresent(Runnable::run);
                })
                : call.proceed();
    }
}
