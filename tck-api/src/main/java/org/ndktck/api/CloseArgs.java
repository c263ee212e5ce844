package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_CLOSE_OBJECT} after the object, in C order.
 *
 * @param closeCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 */
public record CloseArgs(NdkCloseCompletion closeCompletion, long requestContext) {}
