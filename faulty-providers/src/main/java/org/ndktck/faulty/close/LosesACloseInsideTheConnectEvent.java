package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.locks.ReentrantLock;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Raises connect events under the lock that a close needs: a close beside an event waits for its return, one inside it
 * waits for itself and never ends.
 */
@Fault(value = "F84", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({CLO_04, CLO_27})
public final class LosesACloseInsideTheConnectEvent extends InterceptingProvider {

    private final ReentrantLock lock = new ReentrantLock();

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(CLOSE_LISTENER, CLOSE_CONNECTOR) || getsTheLock()) {
            return call.proceed();
        }
        return call.closingUntold(NtStatus.STATUS_PENDING);
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
