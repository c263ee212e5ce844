package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_CREATE_QP} after the protection domain, in C order.
 *
 * @param pReceiveCq [in] completion queue of the receive queue, an antecedent of the queue pair
 * @param pInitiatorCq [in] completion queue of the initiator queue, may be the same
 * @param qpContext [in, optional] comes back in results (QP-16)
 * @param receiveQueueDepth [in] requests, 1..MaxReceiveQueueDepth
 * @param initiatorQueueDepth [in] requests, 1..MaxInitiatorQueueDepth
 * @param maxReceiveRequestSge [in] elements, up to MaxReceiveRequestSge
 * @param maxInitiatorRequestSge [in] elements, up to MaxInitiatorRequestSge
 * @param inlineDataSize [in] bytes, up to MaxInlineDataSize
 * @param createCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to {@code createCompletion} bit by bit
 * @param ppNdkQp [out] receives the queue pair when the answer is STATUS_SUCCESS, and is left alone
 *     when it is STATUS_PENDING
 */
public record CreateQpArgs(
        NdkCq pReceiveCq,
        NdkCq pInitiatorCq,
        long qpContext,
        long receiveQueueDepth,
        long initiatorQueueDepth,
        long maxReceiveRequestSge,
        long maxInitiatorRequestSge,
        long inlineDataSize,
        NdkCreateCompletion createCompletion,
        long requestContext,
        ObjectPointer<NdkQp> ppNdkQp) {

    /** Checks that every ULONG is in its range. */
    public CreateQpArgs {
        Ulong.check("ReceiveQueueDepth", receiveQueueDepth);
        Ulong.check("InitiatorQueueDepth", initiatorQueueDepth);
        Ulong.check("MaxReceiveRequestSge", maxReceiveRequestSge);
        Ulong.check("MaxInitiatorRequestSge", maxInitiatorRequestSge);
        Ulong.check("InlineDataSize", inlineDataSize);
    }
}
