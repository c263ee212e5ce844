package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Counts an object as gone before its close completion is called: what it depends on closes inside that at once. */
@Fault(value = "F685", grade = Grade.MODERATE)
@Breaks(
        value = LIF_13,
        also = LIF_08,
        why = "what closes inside the completion of one successor may have another one, which is open")
@Settings("completion=pending")
public final class ClosesAnythingInsideACloseCompletion extends InterceptingProvider {

    private final ThreadLocal<Boolean> completing = ThreadLocal.withInitial(() -> false);

    @Override
    protected Object call(Intercepted call) {
        if (!(call.args() instanceof CloseArgs)) {
            return call.proceed();
        }
        if (completing.get()) {
            return call.closingUntold(NtStatus.STATUS_SUCCESS);
        }
        return call.proceeding(NdkCloseCompletion.class, original -> context -> {
            completing.set(true);
            original.complete(context);
            completing.set(false);
        });
    }
}
