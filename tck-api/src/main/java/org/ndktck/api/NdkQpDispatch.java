package org.ndktck.api;

/**
 * {@code NDK_QP_DISPATCH}: the functions of a queue pair, as far as connection management needs
 * them, in slot order. The posting functions are called only if the provider names {@link
 * org.ndktck.api.provider.Facility#POSTING}; without it they may stay as they are here.
 *
 * <p>Any thread, any IRQL up to DISPATCH_LEVEL (IRQ-02), also from inside callbacks. No function
 * throws. What {@link NdkConnectorDispatch} says of calls that never come, of callbacks and of time
 * holds here too.
 */
public interface NdkQpDispatch {

    /**
     * Close the queue pair: {@code NdkCloseQp}, {@code NDK_FN_CLOSE_OBJECT}.
     *
     * <p>Never fails (CLO-05). Done when the connector that uses it is closed
     * (QP-13).
     *
     * @param pNdkQp [in] the queue pair
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: closed, no completion follows; STATUS_PENDING: the close completion
     *     follows
     */
    NtStatus closeQp(NdkQp pNdkQp, CloseArgs args);

    /**
     * Look up an extended function table: {@code NdkQueryExtension}, {@code
     * NDK_FN_QUERY_EXTENSION_INTERFACE}.
     *
     * @param pNdkQp [in] the queue pair
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the table stored; STATUS_NOT_SUPPORTED or another failure; never
     *     STATUS_PENDING
     */
    NtStatus queryExtension(NdkQp pNdkQp, QueryExtensionArgs args);

    /**
     * Start cancelling every request pending on the queue pair: {@code NdkFlush}, {@code
     * NDK_FN_FLUSH}. Each of them comes out of its completion queue with STATUS_CANCELLED (QP-06);
     * that may be after this call has returned. Called also while another thread posts (QP-08).
     *
     * @param pNdkQp [in] the queue pair
     */
    default void flush(NdkQp pNdkQp) {
        throw new UnsupportedOperationException("NdkFlush is not implemented");
    }

    /**
     * Post a message to the peer: {@code NdkSend}, {@code NDK_FN_SEND}.
     *
     * @param pNdkQp [in] the queue pair
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: posted, exactly one result follows in the initiator completion queue
     *     (QP-15); STATUS_CONNECTION_INVALID where the queue pair is not connected (QP-09), or
     *     another failure: no result follows; never STATUS_PENDING
     */
    default NtStatus send(NdkQp pNdkQp, SendArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    /**
     * Post room for one message of the peer: {@code NdkReceive}, {@code NDK_FN_RECEIVE}. Also before
     * there is a connection (QP-10).
     *
     * @param pNdkQp [in] the queue pair
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: posted, exactly one result follows in the receive completion queue
     *     (QP-15); or a failure: no result follows; never STATUS_PENDING
     */
    default NtStatus receive(NdkQp pNdkQp, ReceiveArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }
}
