package org.ndktck.reference.transport;

import org.ndktck.reference.execution.DeferredWork;

/** One side's way to its peer, for one attempt to connect and the connection that comes of it. */
public interface Channel {

    /**
     * Sends a message to the peer. A {@link Message.Abort} sent before the connect request has arrived
     * withdraws the request.
     *
     * @return whether the message will arrive; it does not where there is no peer yet, or none any more
     */
    boolean send(Message message, DeferredWork deferred);

    /** Whether the peer can be reached at present (DEV-03). */
    boolean reachesPeer();
}
