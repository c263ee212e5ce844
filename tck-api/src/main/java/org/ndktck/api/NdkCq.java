package org.ndktck.api;

/** {@code NDK_CQ}: a completion queue, an antecedent of the queue pairs that use it. Vendors extend it. */
public abstract class NdkCq extends NdkObject<NdkCqDispatch> {

    /**
     * Fills the header.
     *
     * @param version the NDK version the provider implements (GEN-07)
     * @param dispatch the provider's table for this type, complete (GEN-01, GEN-03)
     */
    protected NdkCq(NdkVersion version, NdkCqDispatch dispatch) {
        super(version, NdkObjectType.CQ, dispatch);
    }

    /**
     * Takes the header for what it is in some memory.
     *
     * @param memory where header and Dispatch are
     */
    protected NdkCq(NdkObjectMemory<NdkCqDispatch> memory) {
        super(NdkObjectType.CQ, memory);
    }
}
