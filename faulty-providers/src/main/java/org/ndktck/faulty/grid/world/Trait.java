package org.ndktck.faulty.grid.world;

/** What is known of an object besides its type. */
public enum Trait {
    /** The connection runs over a shared endpoint. */
    SHARED_ENDPOINT,
    /** That endpoint carried a live connection when this one was begun. */
    BUSY_SHARED_ENDPOINT,
    /** Its address is of the family AF_INET6. */
    IPV6,
    /** Its address is not the first of its family that the adapter has. */
    SECOND_ADDRESS,
    /** It was accepted or completed by a function of version 2.1. */
    EX_FORM,
    /** The consumer registered NULL as disconnect event. */
    NO_DISCONNECT_EVENT,
    /** Its request was not the first at its listener. */
    LATER_REQUEST,
    /** An earlier request at its listener was rejected. */
    AFTER_REJECT,
    /** An earlier request at its listener was accepted. */
    AFTER_ACCEPT,
    /** A request at the listener was rejected; of listeners. */
    HAS_REJECTED,
    /** A request at the listener was accepted; of listeners. */
    HAS_ACCEPTED,
    /** A request arrived at the listener; of listeners. */
    HAS_REQUESTS,
    /** The consumer was told that the connection is established on this side. */
    ESTABLISHED,
    /** Its close was called. */
    CLOSING,
    /** A receive was posted; of queue pairs. */
    RECEIVE_POSTED,
    /** Its receives and its sends report to different completion queues; of queue pairs. */
    TWO_CQS
}
