package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_04;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.function.LongConsumer;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Loses the event of a peer that leaves inside the very completion that tells it of the connection. */
@Fault(value = "F91", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(DEV_04)
public final class LosesADepartureInsideACompletion extends InterceptingProvider {

    private static final ThreadLocal<Boolean> COMPLETING = ThreadLocal.withInitial(() -> false);
    private volatile boolean lost;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(DISCONNECT, CLOSE_CONNECTOR)) {
            lost = COMPLETING.get();
        }
        if (!Registrations.registers(call)) {
            return call.proceed();
        }
        return call.withDisconnectEvent(this::unlessLost).proceeding(NdkRequestCompletion.class, this::marking);
    }

    private NdkRequestCompletion marking(NdkRequestCompletion original) {
        return (context, status) -> {
            COMPLETING.set(true);
            original.complete(context, status);
            COMPLETING.set(false);
        };
    }

    private LongConsumer unlessLost(LongConsumer event) {
        return context -> {
            if (!lost) {
                event.accept(context);
            }
        };
    }
}
