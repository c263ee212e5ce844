package org.ndktck.faulty.irql;

import static org.ndktck.catalog.RequirementId.IRQ_01;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.ndktck.faulty.*;

/** Lingers after a reject of the active side, so that its data has left when the connector is closed. */
@Fault(value = "F690", grade = Grade.SUBTLE)
@Breaks(IRQ_01)
public final class LingersAfterAnActiveReject extends InterceptingProvider {

    private static final long MOMENT_NANOS = TimeUnit.MICROSECONDS.toNanos(10);

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        if (call.is(REJECT) && isActive(call.object())) {
            LockSupport.parkNanos(this, MOMENT_NANOS);
        }
        return answer;
    }
}
