package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The parameters of {@code NDK_FN_COMPLETE_CONNECT_EX} after the connector, in C order.
 *
 * @param disconnectEvent [in, optional] called when the peer disconnects (CMP-04); {@code null}
 *     means no notification (CMP-03)
 * @param disconnectEventContext [in, optional] handed to {@code disconnectEvent} bit by bit
 * @param requestCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 */
public record CompleteConnectExArgs(
        @Nullable NdkDisconnectEventCallbackEx disconnectEvent,
        long disconnectEventContext,
        NdkRequestCompletion requestCompletion,
        long requestContext) {}
