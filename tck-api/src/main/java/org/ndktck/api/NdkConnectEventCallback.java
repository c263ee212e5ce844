package org.ndktck.api;

/**
 * {@code NDK_FN_CONNECT_EVENT_CALLBACK}: tells the consumer that a request came in, which is no
 * connection yet.
 *
 * <p>Called once for each request that reaches a listening, un-paused, open listener (CEV-01,
 * CEV-05), when the request's private data and read limits are known. Any thread; calls for
 * different requests may overlap. The consumer may call GetConnectionData, Accept, Reject and Close
 * on the connector from inside the callback (GCD-21, ACC-26, REJ-14) or later from any thread. The
 * callback never throws.
 *
 * <p>The event concerns the listener and the connector, and either may be closed from inside it.
 * The listener's close answers STATUS_PENDING and waits for the event's return (CLO-27, CEV-10); a
 * careful provider lets the connector's close wait too. The listener, an antecedent of the
 * connector, is closed only after the connector's close completion has returned (LIF-13).
 *
 * <p>A request whose active side gave up before its event may be dropped: no event then.
 */
@FunctionalInterface
public interface NdkConnectEventCallback {

    /**
     * Delivers a request.
     *
     * @param connectEventContext [in, optional] the context given to {@code NdkCreateListener}, bit
     *     by bit (CEV-02)
     * @param pNdkConnector [in] a complete connector of its own for this request (CEV-03, CEV-04);
     *     the consumer owns it and closes it
     */
    void connectEvent(long connectEventContext, NdkConnector pNdkConnector);
}
