package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** How a consumer asks for a local address and port: what fails while they are in use. */
@Key("claim")
public enum AddressClaim implements Partition {
    /** NdkListen. */
    LISTEN,
    /** NdkConnect. */
    CONNECT,
    /** NdkCreateSharedEndpoint. */
    SHARED_ENDPOINT
}
