package org.ndktck.api;

/** {@code NDK_SHARED_ENDPOINT}: a local address that several outgoing connections share. Vendors extend it. */
public abstract class NdkSharedEndpoint extends NdkObject<NdkSharedEndpointDispatch> {

    /**
     * Fills the header.
     *
     * @param version the NDK version the provider implements (GEN-07)
     * @param dispatch the provider's table for this type, complete (GEN-01, GEN-03)
     */
    protected NdkSharedEndpoint(NdkVersion version, NdkSharedEndpointDispatch dispatch) {
        super(version, NdkObjectType.SHARED_ENDPOINT, dispatch);
    }

    /**
     * Takes the header for what it is in some memory.
     *
     * @param memory where header and Dispatch are
     */
    protected NdkSharedEndpoint(NdkObjectMemory<NdkSharedEndpointDispatch> memory) {
        super(NdkObjectType.SHARED_ENDPOINT, memory);
    }
}
