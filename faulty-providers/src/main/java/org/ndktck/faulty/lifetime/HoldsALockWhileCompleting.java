package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_01;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Calls the completion of a connect under the lock that NdkCompleteConnect needs. */
@Fault(value = "F73", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(LIF_01)
public final class HoldsALockWhileCompleting extends InterceptingProvider {

    private final Map<NdkObject<?>, ReentrantLock> locks = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            ReentrantLock lock = lock(call);
            return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                lock.lock();
                try {
                    original.complete(context, status);
                } finally {
                    lock.unlock();
                }
            });
        }
        if (!call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
            return call.proceed();
        }
        ReentrantLock lock = lock(call);
        lock.lock();
        try {
            return call.proceed();
        } finally {
            lock.unlock();
        }
    }

    private ReentrantLock lock(Intercepted call) {
        return locks.computeIfAbsent(call.object(), connector -> new ReentrantLock());
    }
}
