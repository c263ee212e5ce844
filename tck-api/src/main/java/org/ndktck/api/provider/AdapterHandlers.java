package org.ndktck.api.provider;

import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;

/**
 * The NDIS handlers that open and close an adapter: {@code OPEN_NDK_ADAPTER_HANDLER} and {@code
 * CLOSE_NDK_ADAPTER_HANDLER}. Both are called at PASSIVE_LEVEL and may wait.
 */
public interface AdapterHandlers {

    /**
     * Open one more instance of the active adapter (ADP-22).
     *
     * @param version [in] the major version, and the lowest minor version, that the consumer can
     *     work with (ADP-24)
     * @param ppNdkAdapter [out] receives the adapter when the answer is success
     * @return STATUS_SUCCESS, the value of NDIS_STATUS_SUCCESS; NDIS_STATUS_BAD_VERSION for a major
     *     version that is not supported, or a minor one above the highest (ADP-18, ADP-20);
     *     NDIS_STATUS_RESOURCES, NDIS_STATUS_ADAPTER_NOT_READY or another failure (ADP-21)
     */
    NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> ppNdkAdapter);

    /**
     * Close an adapter that {@link #openNdkAdapter} opened. Waits until every object of the adapter
     * is closed and every callback of them has returned (LIF-13, LIF-14).
     *
     * @param pNdkAdapter [in] the adapter
     */
    void closeNdkAdapter(NdkAdapter pNdkAdapter);
}
