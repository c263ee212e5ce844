package org.ndktck.reading;

/** Which of the four functions is asked for an address. */
public enum AddressFunction {
    /** NdkGetLocalAddress of a connected connector. */
    CONNECTOR,
    /** NdkGetPeerAddress of a connected connector. */
    PEER,
    /** NdkGetLocalAddress of a listener. */
    LISTENER,
    /** NdkGetLocalAddress of a shared endpoint. */
    SHARED_ENDPOINT
}
