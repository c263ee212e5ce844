package org.ndktck.api;

/** {@code NDK_ADAPTER}: an opened RDMA adapter, the parent of every other object. Vendors extend it. */
public abstract class NdkAdapter extends NdkObject<NdkAdapterDispatch> {

    /**
     * Fills the header.
     *
     * @param version the NDK version the provider implements (GEN-07)
     * @param dispatch the provider's table for this type, complete (GEN-01, GEN-03)
     */
    protected NdkAdapter(NdkVersion version, NdkAdapterDispatch dispatch) {
        super(version, NdkObjectType.ADAPTER, dispatch);
    }

    /**
     * Takes the header for what it is in some memory.
     *
     * @param memory where header and Dispatch are
     */
    protected NdkAdapter(NdkObjectMemory<NdkAdapterDispatch> memory) {
        super(NdkObjectType.ADAPTER, memory);
    }
}
