package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_02;

import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.*;

/** Keeps the context of a connect event in a ULONG. */
@Fault(value = "F595", grade = Grade.SUBTLE)
@Breaks(CEV_02)
public final class KeepsThirtyTwoBitsOfAConnectEventContext extends InterceptingProvider {

    private static final long LOW = 0xFFFF_FFFFL;

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> original.connectEvent(context & LOW, connector);
    }
}
