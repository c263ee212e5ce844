package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_CREATE_CQ} after the adapter, in C order. The optional processor
 * affinity is left out: the kit always means NULL.
 *
 * @param cqDepth [in] entries, 1..MaxCqDepth
 * @param cqNotification [in] called after an arm only (QP-19)
 * @param cqNotificationContext [in, optional] handed to {@code cqNotification} bit by bit
 * @param createCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to {@code createCompletion} bit by bit
 * @param ppNdkCq [out] receives the queue when the answer is STATUS_SUCCESS, and is left alone when
 *     it is STATUS_PENDING
 */
public record CreateCqArgs(
        long cqDepth,
        NdkCqNotificationCallback cqNotification,
        long cqNotificationContext,
        NdkCreateCompletion createCompletion,
        long requestContext,
        ObjectPointer<NdkCq> ppNdkCq) {

    /** Checks that the ULONG is in its range. */
    public CreateCqArgs {
        Ulong.check("CqDepth", cqDepth);
    }
}
