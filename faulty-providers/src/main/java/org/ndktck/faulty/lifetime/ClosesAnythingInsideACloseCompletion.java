package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIF_13;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Counts an object as gone before its close completion is called: what it depends on closes inside that at once. */
@Fault(value = "F685", grade = MODERATE)
@Breaks(
        value = LIF_13,
        also = LIF_08,
        why = "what closes inside the completion of one successor may have another one, which is open")
public final class ClosesAnythingInsideACloseCompletion extends InterceptingProvider {

    private final ThreadLocal<Boolean> completing = ThreadLocal.withInitial(() -> false);

    public ClosesAnythingInsideACloseCompletion() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!(call.args() instanceof CloseArgs)) {
            return call.proceed();
        }
        if (completing.get()) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_SUCCESS;
        }
        return call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {
            completing.set(true);
            original.complete(context);
            completing.set(false);
        }));
    }
}
