package org.ndktck.api;

/**
 * {@code NDK_CQ_DISPATCH}: the functions of a completion queue, as far as connection management
 * needs them, in slot order. Arming and collecting are called only if the provider names {@link
 * org.ndktck.api.provider.Facility#POSTING}; the kit never calls the two at the same time on one
 * queue (QP-18).
 *
 * <p>Any thread, any IRQL up to DISPATCH_LEVEL (IRQ-02), also from inside callbacks. No function
 * throws. What {@link NdkConnectorDispatch} says of calls that never come, of callbacks and of time
 * holds here too.
 */
public interface NdkCqDispatch {

    /**
     * Close the completion queue: {@code NdkCloseCq}, {@code NDK_FN_CLOSE_OBJECT}.
     *
     * <p>Never fails (CLO-05). Done when every queue pair that uses it is closed
     * (LIF-17).
     *
     * @param pNdkCq [in] the completion queue
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: closed, no completion follows; STATUS_PENDING: the close completion
     *     follows
     */
    NtStatus closeCq(NdkCq pNdkCq, CloseArgs args);

    /**
     * Look up an extended function table: {@code NdkQueryExtension}, {@code
     * NDK_FN_QUERY_EXTENSION_INTERFACE}.
     *
     * @param pNdkCq [in] the completion queue
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the table stored; STATUS_NOT_SUPPORTED or another failure; never
     *     STATUS_PENDING
     */
    NtStatus queryExtension(NdkCq pNdkCq, QueryExtensionArgs args);

    /**
     * Ask for one notification: {@code NdkArmCq}, {@code NDK_FN_ARM_CQ}. The notification callback
     * given to {@code NdkCreateCq} is called once per arm, never without one, and never while
     * another notification of the same queue runs (QP-19).
     *
     * @param pNdkCq [in] the completion queue
     * @param type [in] what to be notified of
     */
    default void armCq(NdkCq pNdkCq, NdkCqNotificationType type) {
        throw new UnsupportedOperationException("NdkArmCq is not implemented");
    }

    /**
     * Remove results from the queue, oldest first: {@code NdkGetCqResults}, {@code
     * NDK_FN_GET_CQ_RESULTS}. Never waits.
     *
     * @param pNdkCq [in] the completion queue
     * @param args the remaining parameters
     * @return the number of results stored, 0..nResults
     */
    default long getCqResults(NdkCq pNdkCq, GetCqResultsArgs args) {
        throw new UnsupportedOperationException("NdkGetCqResults is not implemented");
    }
}
