package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_01;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.REJECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lingers after a reject of the active side, so that its data has left when the connector is closed. */
@Fault(value = "F690", grade = SUBTLE)
@Breaks(IRQ_01)
public final class LingersAfterAnActiveReject extends InterceptingProvider {

    private static final long MOMENT_NANOS = TimeUnit.MICROSECONDS.toNanos(10);

    private final Set<NdkObject<?>> active = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            active.add(call.object());
        }
        Object answer = call.proceed();
        if (call.is(REJECT) && active.contains(call.object())) {
            LockSupport.parkNanos(this, MOMENT_NANOS);
        }
        return answer;
    }
}
