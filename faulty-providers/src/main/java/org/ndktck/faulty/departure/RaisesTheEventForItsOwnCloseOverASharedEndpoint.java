package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.CLO_21;
import static org.ndktck.catalog.RequirementId.DEV_05;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Tells every connector of a shared endpoint that one is being closed, also the one that is. */
@Fault(value = "F646", grade = SUBTLE)
@Breaks({CLO_21, DEV_05})
public final class RaisesTheEventForItsOwnCloseOverASharedEndpoint extends InterceptingProvider {

    private final Registrations registrations = new Registrations();
    private final Set<NdkObject<?>> sharing = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            sharing.add(call.object());
        } else if (Registrations.registers(call) && sharing.contains(call.object())) {
            return call.proceed(registrations.watching(call));
        } else if (call.is(DISCONNECT)) {
            registrations.forget(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            registrations.raise(call.object());
        }
        return call.proceed();
    }
}
