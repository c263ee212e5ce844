package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_CREATE_LISTENER} after the adapter, in C order.
 *
 * @param connectEvent [in] called for each incoming request (CEV-01)
 * @param connectEventContext [in, optional] handed to {@code connectEvent} bit by bit; 0 is NULL
 * @param createCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to {@code createCompletion} bit by bit
 * @param ppNdkListener [out] receives the listener when the answer is STATUS_SUCCESS, and is left
 *     alone when it is STATUS_PENDING (LIS-03)
 */
public record CreateListenerArgs(
        NdkConnectEventCallback connectEvent,
        long connectEventContext,
        NdkCreateCompletion createCompletion,
        long requestContext,
        ObjectPointer<NdkListener> ppNdkListener) {}
