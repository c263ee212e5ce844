package org.ndktck.reference.transport;

import org.ndktck.reference.execution.DeferredWork;

/** One side's way to its peer, for one attempt to connect and the connection that comes of it. */
public interface Channel {

    /**
     * Sends a message to the peer, after the connect request and what was sent before. It is lost where
     * nobody has taken the request.
     *
     * @return whether it is on its way; it is not where the link is cut, or this side has ended
     */
    boolean send(Message message, DeferredWork deferred);

    /** Whether the peer can be reached at present (DEV-03). */
    boolean reachesPeer();
}
