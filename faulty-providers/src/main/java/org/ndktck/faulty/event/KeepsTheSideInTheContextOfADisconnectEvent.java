package org.ndktck.faulty.event;

import static org.ndktck.catalog.RequirementId.DEV_09;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Marks the side that connected in the lowest bit of its context, and calls the disconnect event with the mark. */
@Fault(value = "F604", grade = SUBTLE)
@Breaks(DEV_09)
public final class KeepsTheSideInTheContextOfADisconnectEvent extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT)
                ? call.proceed(call.with(
                        NdkDisconnectEventCallback.class, original -> context -> original.disconnectEvent(context | 1)))
                : call.proceed();
    }
}
