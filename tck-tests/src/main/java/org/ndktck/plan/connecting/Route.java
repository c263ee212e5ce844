package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** How the active side connects. */
public enum Route implements Partition {
    /** NdkConnect: from a local endpoint of the connector's own. */
    OWN_ENDPOINT,
    /** NdkConnectWithSharedEndpoint. */
    SHARED_ENDPOINT
}
