package org.ndktck.api;

/** {@code NDK_LISTENER}: waits on a local address for connection requests. Vendors extend it. */
public abstract class NdkListener extends NdkObject<NdkListenerDispatch> {

    /**
     * Fills the header.
     *
     * @param version the NDK version the provider implements (GEN-07)
     * @param dispatch the provider's table for this type, complete (GEN-01, GEN-03)
     */
    protected NdkListener(NdkVersion version, NdkListenerDispatch dispatch) {
        super(version, NdkObjectType.LISTENER, dispatch);
    }

    /**
     * Takes the header for what it is in some memory.
     *
     * @param memory where header and Dispatch are
     */
    protected NdkListener(NdkObjectMemory<NdkListenerDispatch> memory) {
        super(NdkObjectType.LISTENER, memory);
    }
}
