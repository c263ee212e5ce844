package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Lawful;
import org.ndktck.faulty.Registrations;

/** Tells of the peer's disconnect although the consumer has called NdkDisconnect before. */
@Lawful("V14")
public final class RaisesTheEventBesideItsOwnDisconnect extends InterceptingProvider {

    private final Registrations registrations = Registrations.raisingOnce();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.proceed(registrations.watching(call));
        }
        return call.is(DISCONNECT)
                ? call.proceed(call.with(NdkRequestCompletion.class, original -> (context, status) -> {
                    if (status.isSuccess()) {
                        registrations.raise(call.object());
                    }
                    original.complete(context, status);
                }))
                : call.proceed();
    }
}
