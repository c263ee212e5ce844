package org.ndktck.faulty.hostile;

import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.*;

/** The thread that should raise a connect event ends the process at once, without its shutdown hooks. */
@Hostile(exit = 1)
public final class HaltsInAConnectEvent extends InterceptingProvider {

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> Runtime.getRuntime().halt(0);
    }
}
