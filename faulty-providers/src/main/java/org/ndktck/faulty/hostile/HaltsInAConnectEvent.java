package org.ndktck.faulty.hostile;

import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.InterceptingProvider;

/** The thread that should raise a connect event ends the process at once, without its shutdown hooks. */
@Hostile(
        what = "The thread that should raise a connect event ends the process at once, without its shutdown hooks.",
        exit = 1)
public final class HaltsInAConnectEvent extends InterceptingProvider {

    public HaltsInAConnectEvent() {}

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> Runtime.getRuntime().halt(0);
    }
}
