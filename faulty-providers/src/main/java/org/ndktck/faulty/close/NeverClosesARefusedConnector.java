package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes a connector whose connect was refused for closed already, and completes no close of it. */
@Fault(value = "F388", grade = Grade.MODERATE)
@Breaks(
        value = CLO_24,
        also = {CLO_04, CLO_07},
        why = "the close returns STATUS_PENDING and never completes, where it should complete once")
public final class NeverClosesARefusedConnector extends InterceptingProvider {

    private final ObjectSet refused = new ObjectSet();
    private static final ThreadLocal<Boolean> COMPLETING = ThreadLocal.withInitial(() -> false);

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                COMPLETING.set(true);
                if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    refused.add(call.object());
                }
                original.complete(context, status);
                COMPLETING.set(false);
            });
        }
        if (call.is(CLOSE_CONNECTOR) && refused.contains(call.object()) && !COMPLETING.get()) {
            return call.closingUntold(NtStatus.STATUS_PENDING);
        }
        return call.proceed();
    }
}
