package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_01;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Calls the completion of a connect under the lock that NdkCompleteConnect needs. */
@Fault(value = "F73", grade = EXTREMELY_SUBTLE)
@Breaks(LIF_01)
public final class HoldsALockWhileCompleting extends InterceptingProvider {

    private final Map<NdkObject<?>, ReentrantLock> locks = new ConcurrentHashMap<>();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            ReentrantLock lock = lock(call);
            return call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                lock.lock();
                try {
                    original.complete(context, status);
                } finally {
                    lock.unlock();
                }
            }));
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
