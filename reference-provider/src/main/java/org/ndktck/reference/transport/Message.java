package org.ndktck.reference.transport;

import org.ndktck.api.NdkSockaddr;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * What travels from one side of a connection, or of an attempt to make one, to the
 * other. Everything a peer learns, it learns from one of these.
 */
public sealed interface Message {

    /**
     * The active side asks for a connection (CON-01). Finds its listener by the destination.
     *
     * @param source the active side's local address and port, what the passive side reports as its
     *     peer (GPA-09)
     * @param destination the address and port asked for
     * @param offered the active side's limits, capped by its own maxima, seen from there (Part D, 1)
     * @param privateData the private data of the connect call
     */
    record Request(NdkSockaddr source, NdkSockaddr destination, ReadLimits offered, PrivateData privateData)
            implements Message {}

    /**
     * The passive side accepts (ACC-22).
     *
     * @param granted the limits of the connection, seen from the passive side (Part D, 3)
     * @param privateData the private data of the accept call
     */
    record Acceptance(ReadLimits granted, PrivateData privateData) implements Message {}

    /**
     * The passive side turns a request down, or the active side an acceptance (REJ-10, REJ-11).
     *
     * @param privateData the private data of the reject call
     */
    record Rejection(PrivateData privateData) implements Message {}

    /** The active side called CompleteConnect: the connection is up (CMP-14). */
    record Ready() implements Message {}

    /**
     * One side sends a message to the peer's oldest receive.
     *
     * @param number the number of the send
     * @param solicits whether the sender set the solicit flag
     */
    record Data(long number, boolean solicits) implements Message {}

    /**
     * A receive has taken a message, so its send has ended.
     *
     * @param number the number of the send
     */
    record Taken(long number) implements Message {}

    /** One side asks for a graceful end (DIS-02). */
    record Disconnect() implements Message {}

    /** One side is gone without a graceful end: it closed its connector (CLO-20). */
    record Abort() implements Message {}
}
