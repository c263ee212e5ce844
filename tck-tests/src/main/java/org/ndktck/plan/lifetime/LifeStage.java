package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** Where a connector is in its life. */
public enum LifeStage implements Partition {
    /** Created, nothing started. */
    IDLE,
    /** NdkConnect is pending. */
    CONNECTING,
    /** Delivered by the connect event, undecided. */
    INCOMING,
    /** NdkConnect has succeeded. */
    PEER_ACCEPTED,
    /** NdkAccept is pending. */
    ACCEPTING,
    /** NdkConnect has failed. */
    REFUSED,
    /** The consumer has rejected. */
    REJECTED,
    /** Both sides are connected. */
    ESTABLISHED,
    /** The peer has closed. */
    PEER_GONE,
    /** NdkDisconnect is pending. */
    DISCONNECTING,
    /** Both sides have disconnected. */
    DISCONNECTED
}
