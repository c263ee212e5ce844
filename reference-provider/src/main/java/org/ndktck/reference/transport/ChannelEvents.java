package org.ndktck.reference.transport;

import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;

/** What one side of a connection, or of an attempt to make one, is told by its transport; under the provider's lock. */
public interface ChannelEvents {

    /**
     * The peer has sent a message.
     *
     * @param channel where it came in; not the present one where it comes from a peer of an earlier attempt
     */
    void received(Channel channel, Message message, DeferredWork deferred);

    /**
     * Nobody took the connect request.
     *
     * @param channel the channel of the attempt
     * @param status why
     */
    void unanswered(Channel channel, NtStatus status, DeferredWork deferred);
}
