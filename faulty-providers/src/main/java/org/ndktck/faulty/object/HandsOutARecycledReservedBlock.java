package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.GEN_08;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkReservedBlock;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes the memory of a closed connector for the next one, and does not clear what its consumer left there. */
@Fault(value = "F502", grade = SUBTLE)
@Breaks(GEN_08)
public final class HandsOutARecycledReservedBlock extends InterceptingProvider {

    private final AtomicReference<@Nullable NdkReservedBlock> recycled = new AtomicReference<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
