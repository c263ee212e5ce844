package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The parameters of {@code NDK_FN_CONNECT} after the connector, in C order.
 *
 * @param pNdkQp [in] the queue pair of the connection (CON-03)
 * @param pSrcAddress [in] the local address and ND port, a socket address in the layout of {@link
 *     NdkSockaddr}; port 0 asks the provider to choose a free one of 49152..65535 (CON-05)
 * @param srcAddressLength [in] bytes at {@code pSrcAddress}, a ULONG
 * @param pDestAddress [in] the remote address and ND port, of the same family; the port is the
 *     destination's, although the page calls it the source's (AMB-31)
 * @param destAddressLength [in] bytes at {@code pDestAddress}, a ULONG
 * @param inboundReadLimit [in] incoming reads in progress to allow, a ULONG, 0..4294967295; more
 *     than the adapter's MaxInboundReadLimit is capped, never refused (CON-07, CON-11)
 * @param outboundReadLimit [in] outgoing reads in progress to allow, a ULONG; capped by
 *     MaxOutboundReadLimit (CON-09)
 * @param pPrivateData [in, optional] bytes to send with the request (CON-13); {@code null} with a
 *     length of 0 is legal (CON-14)
 * @param privateDataLength [in] bytes at {@code pPrivateData}, 0..MaxCallerData; never more
 *     (CON-15, AMB-11)
 * @param requestCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 */
public record ConnectArgs(
        NdkQp pNdkQp,
        ConstBytePointer pSrcAddress,
        long srcAddressLength,
        ConstBytePointer pDestAddress,
        long destAddressLength,
        long inboundReadLimit,
        long outboundReadLimit,
        @Nullable ConstBytePointer pPrivateData,
        long privateDataLength,
        NdkRequestCompletion requestCompletion,
        long requestContext) {

    /** Checks that every ULONG is in its range. */
    public ConnectArgs {
        Ulong.check("SrcAddressLength", srcAddressLength);
        Ulong.check("DestAddressLength", destAddressLength);
        Ulong.check("InboundReadLimit", inboundReadLimit);
        Ulong.check("OutboundReadLimit", outboundReadLimit);
        Ulong.check("PrivateDataLength", privateDataLength);
    }
}
