package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** One call of a call sequence. A call that is not legal when its turn comes is left out. */
public enum ConsumerCall implements Partition {
    CONNECT(Side.ACTIVE),
    /** NdkGetConnectionData of the passive side. */
    READ_REQUEST(Side.PASSIVE),
    ACCEPT(Side.PASSIVE),
    /** NdkReject of the passive side. */
    REJECT_REQUEST(Side.PASSIVE),
    /** NdkGetConnectionData of the active side. */
    READ_REPLY(Side.ACTIVE),
    COMPLETE_CONNECT(Side.ACTIVE),
    /** NdkReject of the active side. */
    REJECT_REPLY(Side.ACTIVE),
    DISCONNECT_ACTIVE(Side.ACTIVE),
    DISCONNECT_PASSIVE(Side.PASSIVE),
    CLOSE_ACTIVE(Side.ACTIVE),
    CLOSE_PASSIVE(Side.PASSIVE);

    private final Side side;

    ConsumerCall(Side side) {
        this.side = side;
    }

    /** Whose consumer makes the call. */
    public Side side() {
        return side;
    }
}
