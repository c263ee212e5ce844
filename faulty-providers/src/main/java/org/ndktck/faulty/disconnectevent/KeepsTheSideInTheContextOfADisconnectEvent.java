package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_09;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;

import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.faulty.*;

/** Marks the side that connected in the lowest bit of its context, and calls the disconnect event with the mark. */
@Fault(value = "F604", grade = Grade.SUBTLE)
@Breaks(DEV_09)
public final class KeepsTheSideInTheContextOfADisconnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT)
                ? call.proceeding(
                        NdkDisconnectEventCallback.class, original -> context -> original.disconnectEvent(context | 1))
                : call.proceed();
    }
}
