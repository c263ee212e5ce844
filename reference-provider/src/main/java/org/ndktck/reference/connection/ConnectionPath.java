package org.ndktck.reference.connection;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Endpoint;

/** Where a connection runs from and to, and what it uses of an endpoint. Guarded by the provider's lock. */
public final class ConnectionPath {

    private @Nullable Endpoint departure;
    private @Nullable NdkSockaddr local;
    private @Nullable NdkSockaddr peer;

    /**
     * Takes a local address into use for a connection to one destination: an implicit endpoint or a
     * share of a shared one (CON-34, CSE-19).
     */
    @FunctionalInterface
    public interface EndpointSource {
        Endpoint take(NdkSockaddr destination) throws Refusal;
    }

    /** The local address; there is none before a connect (AMB-18). */
    public NdkSockaddr local() throws Refusal {
        return Refusal.unlessPresent(local, NtStatus.STATUS_CONNECTION_INVALID);
    }

    /** The remote address; there is none before a connect (AMB-18). */
    public NdkSockaddr peer() throws Refusal {
        return Refusal.unlessPresent(peer, NtStatus.STATUS_CONNECTION_INVALID);
    }

    /** Starts from an endpoint; what is kept from an attempt before is given back (AMB-45). */
    NdkSockaddr start(EndpointSource source, NdkSockaddr destination) throws Refusal {
        giveBack();
        Endpoint taken = source.take(destination);
        departure = taken;
        local = taken.address();
        peer = destination;
        return taken.address();
    }

    /** Arrives at a listener's endpoint (ACC-23), which the listener keeps as long as this connection (LIS-29). */
    void arrive(NdkSockaddr at, NdkSockaddr source) {
        local = at;
        peer = source;
    }

    /** Gives back what was taken to start from (CLO-19). */
    void giveBack() {
        Endpoint taken = departure;
        if (taken != null) {
            departure = null;
            taken.release().run();
        }
    }
}
