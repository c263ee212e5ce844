package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The parameters of {@code NDK_FN_CONNECT_WITH_SHARED_ENDPOINT} after the connector, in C order.
 *
 * @param pNdkQp [in] the queue pair of the connection (CSE-04)
 * @param pNdkSharedEndpoint [in] determines the local address and ND port (CSE-02)
 * @param pDestAddress [in] the destination's address and ND port, of the endpoint's family, in the
 *     layout of {@link NdkSockaddr} (AMB-31)
 * @param destAddressLength [in] bytes at {@code pDestAddress}, a ULONG
 * @param inboundReadLimit [in] as in {@link ConnectArgs} (CSE-06)
 * @param outboundReadLimit [in] as in {@link ConnectArgs} (CSE-07)
 * @param pPrivateData [in, optional] bytes to send with the request (CSE-08)
 * @param privateDataLength [in] bytes at {@code pPrivateData}, 0..MaxCallerData; never more
 *     (AMB-11)
 * @param requestCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 */
public record ConnectWithSharedEndpointArgs(
        NdkQp pNdkQp,
        NdkSharedEndpoint pNdkSharedEndpoint,
        ConstBytePointer pDestAddress,
        long destAddressLength,
        long inboundReadLimit,
        long outboundReadLimit,
        @Nullable ConstBytePointer pPrivateData,
        long privateDataLength,
        NdkRequestCompletion requestCompletion,
        long requestContext) {

    /** Checks that every ULONG is in its range. */
    public ConnectWithSharedEndpointArgs {
        Ulong.check("DestAddressLength", destAddressLength);
        Ulong.check("InboundReadLimit", inboundReadLimit);
        Ulong.check("OutboundReadLimit", outboundReadLimit);
        Ulong.check("PrivateDataLength", privateDataLength);
    }
}
