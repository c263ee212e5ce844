package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_08;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes the memory of a closed connector for the next one, and does not clear what its consumer left there. */
@Fault(value = "F502", grade = Grade.SUBTLE)
@Breaks(GEN_08)
public final class HandsOutARecycledReservedBlock extends InterceptingProvider {

    private final AtomicReference<@Nullable NdkReservedBlock> recycled = new AtomicReference<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            recycled.set(call.object().ndkReserved());
        }
        if (!(call.args() instanceof CreateConnectorArgs args)) {
            return call.proceed();
        }
        NtStatus answer = call.status(call.with(NdkCreateCompletion.class, original -> (context, status, object) -> {
            recycle(object);
            original.complete(context, status, object);
        }));
        if (answer.isSuccess()) {
            recycle(args.ppNdkConnector().get());
        }
        return answer;
    }

    private void recycle(@Nullable NdkObject<?> object) {
        NdkReservedBlock old = recycled.get();
        if (object == null || old == null) {
            return;
        }
        for (int field = 0; field < NdkReservedBlock.FIELDS; field++) {
            object.ndkReserved().set(field, old.get(field));
        }
    }
}
