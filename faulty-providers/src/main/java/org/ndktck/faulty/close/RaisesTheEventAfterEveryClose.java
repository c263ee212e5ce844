package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_10;
import static org.ndktck.catalog.RequirementId.CLO_21;
import static org.ndktck.catalog.RequirementId.DEV_11;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Tells a connector of the end of its connection when its close has completed. */
@Fault(value = "F712", grade = MODERATE)
@Breaks(
        value = {CLO_10, DEV_11},
        also = CLO_21,
        why = "where the peer has done nothing, the event comes for the close alone")
public final class RaisesTheEventAfterEveryClose extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.proceed(registrations.watching(call));
        }
        return call.is(CLOSE_CONNECTOR)
                ? call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {
                    original.complete(context);
                    registrations.raise(call.object());
                }))
                : call.proceed();
    }
}
