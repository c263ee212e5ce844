package org.ndktck.api;

/**
 * {@code NDK_ADAPTER_DISPATCH}: the functions of an adapter, as far as connection management needs
 * them, in slot order. An adapter has no close slot; it is closed through {@link
 * org.ndktck.api.provider.OpenedAdapters#close}.
 *
 * <p>Any thread and, {@link #queryAdapterInfo} excepted, any IRQL up to DISPATCH_LEVEL (IRQ-02,
 * IRQ-03), also from inside callbacks. Pointers are valid until the call returns. No function
 * throws. What {@link NdkConnectorDispatch} says of calls that never come, of callbacks and of time
 * holds here too.
 */
public interface NdkAdapterDispatch {

    /**
     * Look up an extended function table: {@code NdkQueryExtension}, {@code
     * NDK_FN_QUERY_EXTENSION_INTERFACE}.
     *
     * @param pNdkAdapter [in] the adapter
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the table stored; STATUS_NOT_SUPPORTED or another failure; never
     *     STATUS_PENDING
     */
    NtStatus queryExtension(NdkAdapter pNdkAdapter, QueryExtensionArgs args);

    /**
     * Describe the adapter: {@code NdkQueryAdapterInfo}, {@code NDK_FN_QUERY_ADAPTER_INFO}.
     *
     * <p>Called at PASSIVE_LEVEL only, so it may wait. Writes {@link NdkAdapterInfo} with {@link
     * NdkAdapterInfo#writeTo}, and the size, which that method does not store.
     *
     * <p>A {@code null} {@code pInfo} with a capacity of 0 asks for the size:
     * STATUS_BUFFER_TOO_SMALL with the size needed stored (ADP-03); the size query of
     * GetConnectionData succeeds instead.
     *
     * @param pNdkAdapter [in] the adapter
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the structure and its size stored; STATUS_BUFFER_TOO_SMALL with the
     *     size needed stored; or another failure; never STATUS_PENDING
     */
    NtStatus queryAdapterInfo(NdkAdapter pNdkAdapter, QueryAdapterInfoArgs args);

    /**
     * Create a completion queue: {@code NdkCreateCq}, {@code NDK_FN_CREATE_CQ}.
     *
     * @param pNdkAdapter [in] the adapter, the parent of the new object
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the object stored; STATUS_PENDING: the object follows through the
     *     completion; or, either way, INSUFFICIENT_RESOURCES,
     *     INVALID_PARAMETER or another failure
     */
    NtStatus createCq(NdkAdapter pNdkAdapter, CreateCqArgs args);

    /**
     * Create a protection domain: {@code NdkCreatePd}, {@code NDK_FN_CREATE_PD}.
     *
     * @param pNdkAdapter [in] the adapter, the parent of the new object
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the object stored; STATUS_PENDING: the object follows through the
     *     completion; or, either way, INSUFFICIENT_RESOURCES or
     *     another failure
     */
    NtStatus createPd(NdkAdapter pNdkAdapter, CreatePdArgs args);

    /**
     * Create a shared endpoint: {@code NdkCreateSharedEndpoint}, {@code NDK_FN_CREATE_SHARED_ENDPOINT}.
     *
     * @param pNdkAdapter [in] the adapter, the parent of the new object
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the object stored; STATUS_PENDING: the object follows through the
     *     completion; or, either way, INSUFFICIENT_RESOURCES,
     *     SHARING_VIOLATION, INVALID_ADDRESS, TOO_MANY_ADDRESSES or another failure
     */
    NtStatus createSharedEndpoint(NdkAdapter pNdkAdapter, CreateSharedEndpointArgs args);

    /**
     * Create a connector: {@code NdkCreateConnector}, {@code NDK_FN_CREATE_CONNECTOR}.
     *
     * @param pNdkAdapter [in] the adapter, the parent of the new object
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the object stored; STATUS_PENDING: the object follows through the
     *     completion; or, either way, INSUFFICIENT_RESOURCES or
     *     another failure
     */
    NtStatus createConnector(NdkAdapter pNdkAdapter, CreateConnectorArgs args);

    /**
     * Create a listener: {@code NdkCreateListener}, {@code NDK_FN_CREATE_LISTENER}.
     *
     * @param pNdkAdapter [in] the adapter, the parent of the new object
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the object stored; STATUS_PENDING: the object follows through the
     *     completion; or, either way, INSUFFICIENT_RESOURCES or
     *     another failure
     */
    NtStatus createListener(NdkAdapter pNdkAdapter, CreateListenerArgs args);
}
