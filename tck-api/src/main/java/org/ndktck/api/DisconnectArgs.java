package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_DISCONNECT} after the connector, in C order.
 *
 * @param requestCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 */
public record DisconnectArgs(NdkRequestCompletion requestCompletion, long requestContext) {}
