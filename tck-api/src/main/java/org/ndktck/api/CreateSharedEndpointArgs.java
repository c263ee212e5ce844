package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_CREATE_SHARED_ENDPOINT} after the adapter, in C order.
 *
 * @param pAddress [in] the local address and ND port, in the layout of {@link NdkSockaddr}; port 0
 *     asks the provider to choose one of 49152..65535 (SEP-11)
 * @param addressLength [in] bytes at {@code pAddress}, a ULONG
 * @param createCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 * @param ppNdkSharedEndpoint [out] receives the endpoint when the answer is STATUS_SUCCESS, and is
 *     left alone when it is STATUS_PENDING (SEP-03)
 */
public record CreateSharedEndpointArgs(
        ConstBytePointer pAddress,
        long addressLength,
        NdkCreateCompletion createCompletion,
        long requestContext,
        ObjectPointer<NdkSharedEndpoint> ppNdkSharedEndpoint) {

    /** Checks that the ULONG is in its range. */
    public CreateSharedEndpointArgs {
        Ulong.check("AddressLength", addressLength);
    }
}
