package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Tells of the peer's disconnect although the consumer has called NdkDisconnect before. */
@Lawful("V14")
public final class RaisesTheEventBesideItsOwnDisconnect extends InterceptingProvider {

    private final Registrations registrations = Registrations.raisingOnce();

    @Override
    protected Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.proceed(registrations.watching(call));
        }
        return call.is(DISCONNECT)
                ? call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                    if (status.isSuccess()) {
                        registrations.raise(call.object());
                    }
                    original.complete(context, status);
                })
                : call.proceed();
    }
}
