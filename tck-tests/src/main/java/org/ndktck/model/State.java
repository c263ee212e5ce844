package org.ndktck.model;

/** Where one side of a connection is, once everything has come that the calls so far bring about. */
enum State {
    /** The passive side before the request. */
    ABSENT,
    /** The active side before its connect. */
    IDLE,
    /** Active: the peer decides. */
    CONNECTING,
    /** Passive: the consumer decides. */
    INCOMING,
    /** Active: the peer accepted, the consumer decides. */
    PEER_ACCEPTED,
    /** Passive: accepted, the peer decides. */
    ACCEPTING,
    /** The peer gave up while the consumer decides, and nothing tells the consumer so. */
    STALE,
    ESTABLISHED,
    /** The peer has disconnected, and the consumer was told. */
    PEER_DISCONNECTED,
    /** The peer has closed, and the consumer was told. */
    PEER_CLOSED,
    /** Disconnect was called, the peer has not answered. */
    DISCONNECTING,
    /** The attempt or the connection is over; only closing is left. */
    OVER,
    CLOSED
}
