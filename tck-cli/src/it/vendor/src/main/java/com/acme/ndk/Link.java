package com.acme.ndk;

import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/** One connection attempt and what becomes of it: the wire between two connectors. */
final class Link {

    enum State {
        REQUESTED,
        ACCEPTED,
        ESTABLISHED,
        ENDED
    }

    final AcmeConnector active;
    /** null until the request was delivered. */
    AcmeConnector passive;
    final NdkSockaddr local;
    final NdkSockaddr remote;
    final byte[] callerData;
    final long inbound;
    final long outbound;
    State state = State.REQUESTED;
    /** What a later call on the other side learns, once the attempt has ended before it was established. */
    NtStatus end = NtStatus.STATUS_CONNECTION_ABORTED;

    Link(AcmeConnector active, NdkSockaddr local, NdkSockaddr remote, byte[] callerData, long inbound, long outbound) {
        this.active = active;
        this.local = local;
        this.remote = remote;
        this.callerData = callerData;
        this.inbound = inbound;
        this.outbound = outbound;
    }

    /** There may be another connection between the two addresses. */
    void free() {
        active.adapter.ports.disconnected(local, remote, this);
    }
}
