package org.ndktck.api;

/** {@code NDK_QP}: a queue pair, an antecedent of the connector it is connected through. Vendors extend it. */
public abstract class NdkQp extends NdkObject<NdkQpDispatch> {

    /**
     * Fills the header.
     *
     * @param version the NDK version the provider implements (GEN-07)
     * @param dispatch the provider's table for this type, complete (GEN-01, GEN-03)
     */
    protected NdkQp(NdkVersion version, NdkQpDispatch dispatch) {
        super(version, NdkObjectType.QP, dispatch);
    }

    /**
     * Takes the header for what it is in some memory.
     *
     * @param memory where header and Dispatch are
     */
    protected NdkQp(NdkObjectMemory<NdkQpDispatch> memory) {
        super(NdkObjectType.QP, memory);
    }
}
