package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/**
 * Raises connect events under the lock that a close needs: a close beside an event waits for its return, one inside it
 * waits for itself and never ends.
 */
@Fault(value = "F84", grade = EXTREMELY_SUBTLE)
@Breaks(
        value = {CLO_04, CLO_27},
        nowAndThen = LIF_09,
        why =
                "where the event comes late, a close that is lost never completes for what the object was made from either")
public final class LosesACloseInsideTheConnectEvent extends InterceptingProvider {

    private final ReentrantLock lock = new ReentrantLock();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(CLOSE_LISTENER, CLOSE_CONNECTOR) || getsTheLock()) {
            return call.proceed();
        }
        call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
        return NtStatus.STATUS_PENDING;
    }

    /** Waits for an event on another thread; says no on the thread of an event. */
    private boolean getsTheLock() {
        if (lock.isHeldByCurrentThread()) {
            return false;
        }
        lock.lock();
        try {
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            lock.lock();
            try {
                original.connectEvent(context, connector);
            } finally {
                lock.unlock();
            }
        };
    }
}
