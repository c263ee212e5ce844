package org.ndktck.api;

/** {@code NDK_PD}: a protection domain, the parent of queue pairs. Vendors extend it. */
public abstract class NdkPd extends NdkObject<NdkPdDispatch> {

    /**
     * Fills the header.
     *
     * @param version the NDK version the provider implements (GEN-07)
     * @param dispatch the provider's table for this type, complete (GEN-01, GEN-03)
     */
    protected NdkPd(NdkVersion version, NdkPdDispatch dispatch) {
        super(version, NdkObjectType.PD, dispatch);
    }

    /**
     * Takes the header for what it is in some memory.
     *
     * @param memory where header and Dispatch are
     */
    protected NdkPd(NdkObjectMemory<NdkPdDispatch> memory) {
        super(NdkObjectType.PD, memory);
    }
}
