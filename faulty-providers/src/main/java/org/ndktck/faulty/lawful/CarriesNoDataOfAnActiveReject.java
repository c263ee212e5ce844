package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Lawful;

/** Does not carry what the active side gives to a reject: no page says who could read it. */
@Lawful("V17")
public final class CarriesNoDataOfAnActiveReject extends InterceptingProvider {

    private final Set<NdkObject<?>> active = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            active.add(call.object());
        }
        return call.is(REJECT) && active.contains(call.object())
                ? call.proceed(new RejectArgs(null, 0))
                : call.proceed();
    }
}
