package org.ndktck.api;

/**
 * {@code NDK_FN_DISCONNECT_EVENT_CALLBACK}: tells the consumer that the peer disconnected or that
 * the connection was aborted for a cause that is not local.
 *
 * <p>Called at most once for a connection (DEV-01), never for the consumer's own disconnect or
 * close (DEV-05, CLO-21), never after the connector's close completed (DEV-11). Comes after the
 * success completion of Accept or CompleteConnect (AMB-21, a deviation is noted). When the
 * disconnects of both sides cross, a side that disconnected gets it once or not at all (DIS-16,
 * DEV-06). Any thread. The consumer may call NdkDisconnect or NdkCloseConnector from inside it
 * (DEV-13). The callback never throws.
 */
@FunctionalInterface
public interface NdkDisconnectEventCallback {

    /**
     * Reports the end of the connection.
     *
     * @param disconnectEventContext [in, optional] the context given to Accept or CompleteConnect,
     *     bit by bit (DEV-09)
     */
    void disconnectEvent(long disconnectEventContext);
}
