package org.ndktck.api;

/**
 * {@code NDK_LISTENER_DISPATCH}: the five functions of a listener, in slot order.
 *
 * <p>Any thread, any IRQL up to DISPATCH_LEVEL (IRQ-02), also from inside callbacks. Pointers are
 * valid until the call returns. No function throws. What {@link NdkConnectorDispatch} says of calls
 * that never come, of callbacks and of time holds here too.
 */
public interface NdkListenerDispatch {

    /**
     * Close the listener: {@code NdkCloseListener}, {@code NDK_FN_CLOSE_OBJECT}.
     *
     * <p>Never fails (CLO-05). From this call on further requests are refused (LIS-30); done when
     * every connector it delivered is closed, their close completions have returned (LIF-13) and no
     * connect event runs (LIS-29, CEV-10). Address and port are free when listener and connectors
     * are closed (LIS-20).
     *
     * <p>A pending listen completes exactly once, with any failure; STATUS_CANCELLED and
     * STATUS_CONNECTION_ABORTED are the natural ones (AMB-15).
     *
     * @param pNdkListener [in] the listener
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: closed, no completion follows; STATUS_PENDING: the close completion
     *     follows
     */
    NtStatus closeListener(NdkListener pNdkListener, CloseArgs args);

    /**
     * Look up an extended function table: {@code NdkQueryExtension}, {@code
     * NDK_FN_QUERY_EXTENSION_INTERFACE}.
     *
     * @param pNdkListener [in] the listener
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the table stored; STATUS_NOT_SUPPORTED or another failure; never
     *     STATUS_PENDING
     */
    NtStatus queryExtension(NdkListener pNdkListener, QueryExtensionArgs args);

    /**
     * Start listening on one local address: {@code NdkListen}, {@code NDK_FN_LISTEN}.
     *
     * <p>Connect events may begin before the completion has been delivered. The listener starts
     * un-paused (LIS-33).
     *
     * @param pNdkListener [in] the listener
     * @param args the remaining parameters
     * @return STATUS_SUCCESS, STATUS_PENDING, or, either way, INSUFFICIENT_RESOURCES,
     *     SHARING_VIOLATION, INVALID_ADDRESS, TOO_MANY_ADDRESSES or another failure
     */
    NtStatus listen(NdkListener pNdkListener, ListenArgs args);

    /**
     * Hand out the listener's local address and port: {@code NdkGetLocalAddress}, {@code
     * NDK_FN_GET_LISTENER_LOCAL_ADDRESS}.
     *
     * <p>Reports the port the provider chose when 0 was asked for (LIS-24). Mandatory once the
     * listener listens; before, any failure or zeros (AMB-18).
     *
     * @param pNdkListener [in] the listener
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with address and length stored; STATUS_BUFFER_TOO_SMALL with the length
     *     needed stored; or another failure; never STATUS_PENDING
     */
    NtStatus getLocalAddress(NdkListener pNdkListener, GetAddressArgs args);

    /**
     * Pause or resume connect events: {@code NdkControlConnectEvents}, {@code
     * NDK_FN_CONTROL_CONNECT_EVENTS}.
     *
     * <p>While paused, requests are treated as if no listener existed (LIS-25); connectors delivered
     * before keep working (LIS-31). Cannot fail.
     *
     * @param pNdkListener [in] the listener
     * @param pause [in] true to pause, false to let events flow again
     */
    void controlConnectEvents(NdkListener pNdkListener, boolean pause);
}
