package org.ndktck.reference.transport;

import java.net.InetAddress;
import java.util.Collection;
import java.util.function.Consumer;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.refusal.Refusal;

/**
 * What joins the connections of an adapter to their peers: addresses and ports, and a channel for each
 * attempt to connect.
 *
 * <p>Called under the provider's lock, and calls back under it. Nothing here waits: what takes time is
 * told to the {@link ChannelEvents} or the {@link ConnectRequestHandler} when it has happened.
 */
public interface Transport extends AutoCloseable {

    /**
     * Takes a local address into use, to connect from it.
     *
     * @param wanted the address; port 0 asks for a free one (CON-05, SEP-11)
     * @param local the addresses of the adapter
     * @throws Refusal with INVALID_ADDRESS, SHARING_VIOLATION or TOO_MANY_ADDRESSES
     */
    Endpoint bind(NdkSockaddr wanted, Collection<InetAddress> local) throws Refusal;

    /**
     * Takes a local address into use, to listen at it.
     *
     * @param wanted the address; port 0 asks for a free one (LIS-08)
     * @param local the addresses of the adapter
     * @param handler is given the requests that arrive until the endpoint is released
     * @throws Refusal with INVALID_ADDRESS, SHARING_VIOLATION or TOO_MANY_ADDRESSES
     */
    Endpoint listen(NdkSockaddr wanted, Collection<InetAddress> local, ConnectRequestHandler handler) throws Refusal;

    /**
     * Sends a connect request to whoever listens at its destination.
     *
     * @param request starts at an endpoint that was bound
     * @param events is told what comes of it, and what the peer sends afterwards
     * @return the way to the peer, for this attempt only
     */
    Channel connect(Message.Request request, ChannelEvents events, DeferredWork deferred);

    /**
     * Takes no more requests at an endpoint; its address stays in use until it is released.
     *
     * @param endpoint one that was made by {@link #listen}
     * @param stopped decided when nothing that takes requests is left, at once or later
     */
    void stopListening(Endpoint endpoint, Consumer<DeferredWork> stopped, DeferredWork deferred);

    /** What surrounds the adapters. */
    NetworkConditions conditions();

    /** Waits until nothing is under way; called with no lock held. */
    void settle();

    /** Ends what still runs, when the adapters are closed. May wait, and is called with no lock held. */
    @Override
    void close();
}
