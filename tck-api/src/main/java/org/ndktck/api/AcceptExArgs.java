package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The parameters of {@code NDK_FN_ACCEPT_EX} after the connector, in C order.
 *
 * @param pNdkQp [in] the queue pair of the connection (ACC-03)
 * @param inboundReadLimit [in] incoming reads in progress to allow, a ULONG, 0..4294967295; capped
 *     by MaxInboundReadLimit and by the peer's outbound limit, never refused (ACC-04, ACC-05,
 *     ACC-08)
 * @param outboundReadLimit [in] outgoing reads in progress to allow, a ULONG; capped by
 *     MaxOutboundReadLimit and by the peer's inbound limit (ACC-06, ACC-07)
 * @param pPrivateData [in, optional] bytes to send back with the acceptance (ACC-09); {@code null}
 *     with a length of 0 is legal (ACC-10)
 * @param privateDataLength [in] bytes at {@code pPrivateData}, 0..MaxCalleeData; never more
 *     (ACC-11, AMB-11)
 * @param disconnectEvent [in, optional] called when the peer disconnects (ACC-13); {@code null}
 *     means no notification (ACC-12)
 * @param disconnectEventContext [in, optional] handed to {@code disconnectEvent} bit by bit
 * @param requestCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 */
public record AcceptExArgs(
        NdkQp pNdkQp,
        long inboundReadLimit,
        long outboundReadLimit,
        @Nullable ConstBytePointer pPrivateData,
        long privateDataLength,
        @Nullable NdkDisconnectEventCallbackEx disconnectEvent,
        long disconnectEventContext,
        NdkRequestCompletion requestCompletion,
        long requestContext) {

    /** Checks that every ULONG is in its range. */
    public AcceptExArgs {
        Ulong.check("InboundReadLimit", inboundReadLimit);
        Ulong.check("OutboundReadLimit", outboundReadLimit);
        Ulong.check("PrivateDataLength", privateDataLength);
    }
}
