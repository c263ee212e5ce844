package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** How a consumer asks for a local address and port: what fails while they are in use. */
public enum Claim implements Partition {
    /** NdkListen. */
    LISTEN,
    /** NdkConnect. */
    CONNECT,
    /** NdkCreateSharedEndpoint. */
    SHARED_ENDPOINT
}
