package org.ndktck.api;

/**
 * {@code NDK_FN_CQ_NOTIFICATION_CALLBACK}: tells the consumer of an armed completion queue that
 * there is something to collect. A queue that was never armed is never notified (QP-19).
 */
@FunctionalInterface
public interface NdkCqNotificationCallback {

    /**
     * Reports completions, or that the queue has become unusable.
     *
     * @param cqNotificationContext [in, optional] the context given to {@code NdkCreateCq}
     * @param cqStatus [in] STATUS_SUCCESS, or STATUS_BUFFER_OVERFLOW / STATUS_INTERNAL_ERROR when
     *     the queue and its queue pairs are unusable (QP-20)
     */
    void notify(long cqNotificationContext, NtStatus cqStatus);
}
