package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_15;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Cannot complete a connect inside its completion where there is no disconnect event to remember. */
@Fault(value = "F586", grade = Grade.SUBTLE)
@Breaks(CMP_15)
public final class RefusesToCompleteWithoutAnEventInsideTheCompletion extends InterceptingProvider {

    private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                inside.set(true);
                original.complete(context, status);
                inside.set(false);
            });
        }
        boolean without = call.args() instanceof CompleteConnectArgs args && args.disconnectEvent() == null;
        return without && inside.get() ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
