package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.*;

/** Tells a connector of the end of its connection when its close has completed. */
@Fault(value = "F712", grade = Grade.MODERATE)
@Breaks(
        value = {CLO_10, DEV_11},
        also = CLO_21,
        why = "where the peer has done nothing, the event comes for the close alone")
public final class RaisesTheEventAfterEveryClose extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.proceed(registrations.watching(call));
        }
        return call.is(CLOSE_CONNECTOR)
                ? call.proceeding(NdkCloseCompletion.class, original -> context -> {
                    original.complete(context);
                    registrations.raise(call.object());
                })
                : call.proceed();
    }
}
