package org.ndktck.api;

/**
 * {@code NDK_FN_DISCONNECT_EVENT_CALLBACK_EX}: the NDKPI 2.1 form of {@link
 * NdkDisconnectEventCallback}, with a reason (EX-03 to EX-05).
 */
@FunctionalInterface
public interface NdkDisconnectEventCallbackEx {

    /**
     * Reports the end of the connection.
     *
     * @param disconnectEventContext [in, optional] the context given to AcceptEx or
     *     CompleteConnectEx, bit by bit
     * @param providerDisconnectReason [in] a ULONG of the provider's own meaning; 0 when it gives no
     *     reason (EX-04)
     */
    void disconnectEvent(long disconnectEventContext, long providerDisconnectReason);
}
