package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_CREATE_PD} after the adapter, in C order.
 *
 * @param createCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 * @param ppNdkPd [out] receives the domain when the answer is STATUS_SUCCESS, and is left alone
 *     when it is STATUS_PENDING
 */
public record CreatePdArgs(NdkCreateCompletion createCompletion, long requestContext, ObjectPointer<NdkPd> ppNdkPd) {}
