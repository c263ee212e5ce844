package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** Which request of a connector is pending. */
@Key("outstanding")
public enum PendingRequest implements Partition {
    /** NdkConnect: the request has arrived and is not answered. */
    CONNECT,
    /** NdkAccept: the active side has not completed. */
    ACCEPT,
    /** NdkDisconnect: the peer has not disconnected. */
    DISCONNECT,
    /** NdkCompleteConnect: it has only just been called. */
    COMPLETE_CONNECT;

    /** Whether it may have ended by itself: an accept may succeed before the peer has completed (AMB-08). */
    public boolean mayHaveEnded() {
        return this == ACCEPT || this == COMPLETE_CONNECT;
    }
}
