package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Which request of a connector is pending. */
public enum Outstanding implements Partition {
    /** NdkConnect: the request has arrived and is not answered. */
    CONNECT,
    /** NdkAccept: the active side has not completed. */
    ACCEPT,
    /** NdkDisconnect: the peer has not disconnected. */
    DISCONNECT
}
