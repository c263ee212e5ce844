package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.FLUSH;
import static org.ndktck.faulty.DispatchFunction.RECEIVE;
import static org.ndktck.faulty.DispatchFunction.SEND;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Lawful;

/** Takes no request on a queue pair that was flushed: what becomes of one is not documented. */
@Lawful("V22")
public final class RefusesRequestsOnceFlushed extends InterceptingProvider {

    private final Set<NdkObject<?>> flushed = ConcurrentHashMap.newKeySet();

    public RefusesRequestsOnceFlushed() {}

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(FLUSH)) {
            flushed.add(call.object());
        }
        return call.is(SEND, RECEIVE) && flushed.contains(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
