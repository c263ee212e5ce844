package org.ndktck.reference.transport;

import org.ndktck.api.NdkSockaddr;
import org.ndktck.reference.execution.DeferredWork;

/** Takes the connect requests that arrive at an address; under the provider's lock. */
public interface ConnectRequestHandler {

    /** Whether a request that arrives now is taken. */
    boolean takesRequests();

    /** Whether requests are not taken because the consumer paused them. */
    boolean isPaused();

    /**
     * Takes a request.
     *
     * @param local the address at which it arrived
     * @param channel the way to the peer
     * @return the passive side of the attempt
     */
    ChannelEvents take(Message.Request request, NdkSockaddr local, Channel channel, DeferredWork deferred);
}
