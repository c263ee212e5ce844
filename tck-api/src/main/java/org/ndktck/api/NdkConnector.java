package org.ndktck.api;

/** {@code NDK_CONNECTOR}: one side of one connection or of an attempt to make one. Vendors extend it. */
public abstract class NdkConnector extends NdkObject<NdkConnectorDispatch> {

    /**
     * Fills the header.
     *
     * @param version the NDK version the provider implements (GEN-07)
     * @param dispatch the provider's table for this type, complete (GEN-01, GEN-03)
     */
    protected NdkConnector(NdkVersion version, NdkConnectorDispatch dispatch) {
        super(version, NdkObjectType.CONNECTOR, dispatch);
    }

    /**
     * Takes the header for what it is in some memory.
     *
     * @param memory where header and Dispatch are
     */
    protected NdkConnector(NdkObjectMemory<NdkConnectorDispatch> memory) {
        super(NdkObjectType.CONNECTOR, memory);
    }
}
