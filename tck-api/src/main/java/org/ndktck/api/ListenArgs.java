package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_LISTEN} after the listener, in C order.
 *
 * @param pAddress [in] the local address and ND port, in the layout of {@link NdkSockaddr}; port 0
 *     asks the provider to choose one of 49152..65535 (LIS-08)
 * @param addressLength [in] bytes at {@code pAddress}, a ULONG
 * @param requestCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 */
public record ListenArgs(
        ConstBytePointer pAddress, long addressLength, NdkRequestCompletion requestCompletion, long requestContext) {

    /** Checks that the ULONG is in its range. */
    public ListenArgs {
        Ulong.check("AddressLength", addressLength);
    }
}
