package org.ndktck.reference.connection;

import org.jspecify.annotations.Nullable;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.transport.Channel;
import org.ndktck.reference.transport.Message;

/** The peer of a connection, or of an attempt to make one, as long as there is one. Guarded by the provider's lock. */
final class Peer {

    private @Nullable Channel channel;

    void reachThrough(Channel present) {
        channel = present;
    }

    void forget() {
        channel = null;
    }

    /** Whether a channel leads to this peer, and not to the one of an earlier attempt. */
    boolean isAt(Channel other) {
        return other.equals(channel);
    }

    boolean isReachable() {
        return channel != null && channel.reachesPeer();
    }

    /** Tells the peer, if there is one; says whether the message arrives. */
    boolean tell(Message message, DeferredWork deferred) {
        return channel != null && channel.send(message, deferred);
    }

    /** What would make a connection, but comes after its time-out, makes none (CMP-13, ACC-28). */
    static void refuseLate(Message message, Channel from, DeferredWork deferred) {
        if (message instanceof Message.Acceptance || message instanceof Message.Ready) {
            from.send(new Message.Abort(), deferred);
        }
    }
}
