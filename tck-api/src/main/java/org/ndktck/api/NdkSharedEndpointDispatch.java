package org.ndktck.api;

/**
 * {@code NDK_SHARED_ENDPOINT_DISPATCH}: the three functions of a shared endpoint, in slot order.
 *
 * <p>Any thread, any IRQL up to DISPATCH_LEVEL (IRQ-02), also from inside callbacks. Pointers are
 * valid until the call returns. No function throws. What {@link NdkConnectorDispatch} says of calls
 * that never come, of callbacks and of time holds here too.
 */
public interface NdkSharedEndpointDispatch {

    /**
     * Close the shared endpoint: {@code NdkCloseSharedEndpoint}, {@code NDK_FN_CLOSE_OBJECT}.
     *
     * <p>Never fails (CLO-05). Done when every connector connected over it is
     * closed (SEP-16) and their close completions have returned (LIF-13); address and port are free
     * then (SEP-17).
     *
     * @param pNdkSharedEndpoint [in] the shared endpoint
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: closed, no completion follows; STATUS_PENDING: the close completion
     *     follows
     */
    NtStatus closeSharedEndpoint(NdkSharedEndpoint pNdkSharedEndpoint, CloseArgs args);

    /**
     * Look up an extended function table: {@code NdkQueryExtension}, {@code
     * NDK_FN_QUERY_EXTENSION_INTERFACE}.
     *
     * @param pNdkSharedEndpoint [in] the shared endpoint
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the table stored; STATUS_NOT_SUPPORTED or another failure; never
     *     STATUS_PENDING
     */
    NtStatus queryExtension(NdkSharedEndpoint pNdkSharedEndpoint, QueryExtensionArgs args);

    /**
     * Hand out the shared endpoint's local address and port: {@code NdkGetLocalAddress}, {@code
     * NDK_FN_GET_SHARED_ENDPOINT_LOCAL_ADDRESS}.
     *
     * <p>Reports the port the provider chose when 0 was asked for (SEP-11).
     *
     * @param pNdkSharedEndpoint [in] the shared endpoint
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with address and length stored; STATUS_BUFFER_TOO_SMALL with the length
     *     needed stored; or another failure; never STATUS_PENDING
     */
    NtStatus getLocalAddress(NdkSharedEndpoint pNdkSharedEndpoint, GetAddressArgs args);
}
