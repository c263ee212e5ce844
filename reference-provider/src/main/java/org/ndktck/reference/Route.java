package org.ndktck.reference;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/**
 * Where a connection runs from and to, and the connector's reference on its local endpoint (CON-34,
 * ACC-24, CSE-19). Guarded by the fabric's lock.
 */
final class Route {

    private @Nullable Endpoint endpoint;
    private @Nullable Endpoint arrivedAt;
    private @Nullable NdkSockaddr local;
    private @Nullable NdkSockaddr peer;
    private boolean occupying;

    /**
     * Takes a local address into use for a connection to one destination: an implicit endpoint or a
     * shared one, with a reference for the caller and the destination occupied.
     */
    @FunctionalInterface
    interface EndpointSource {
        Endpoint take(NdkSockaddr destination) throws Refusal;
    }

    /** The local address; there is none before a connect (AMB-18). */
    NdkSockaddr local() throws Refusal {
        return Refusal.unlessPresent(local, NtStatus.STATUS_CONNECTION_INVALID);
    }

    /** The remote address; there is none before a connect (AMB-18). */
    NdkSockaddr peer() throws Refusal {
        return Refusal.unlessPresent(peer, NtStatus.STATUS_CONNECTION_INVALID);
    }

    /** Starts from an endpoint; an endpoint kept from an attempt before is given back (AMB-45). */
    NdkSockaddr start(EndpointSource source, NdkSockaddr destination) throws Refusal {
        drop();
        Endpoint taken = source.take(destination);
        endpoint = taken;
        local = taken.address();
        peer = destination;
        occupying = true;
        return taken.address();
    }

    /** Arrives at a listener's endpoint, which is not referenced before {@link #keep} (AMB-20). */
    void arrive(Endpoint at, NdkSockaddr source) {
        arrivedAt = at;
        local = at.address();
        peer = source;
    }

    /** Inherits the endpoint the request arrived at (ACC-23, ACC-24). */
    void keep() {
        endpoint = Objects.requireNonNull(arrivedAt).addReference();
    }

    /** Frees the pair of addresses for another connection. */
    void vacate() {
        if (occupying && endpoint != null && peer != null) {
            endpoint.vacate(peer);
        }
        occupying = false;
    }

    /** Drops the reference on the endpoint (CLO-19). */
    void drop() {
        if (endpoint != null) {
            vacate();
            endpoint.dropReference();
            endpoint = null;
        }
    }
}
