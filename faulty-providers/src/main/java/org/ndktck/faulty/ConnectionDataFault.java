package org.ndktck.faulty;

import java.util.Map;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;

/** The reference provider with another NdkGetConnectionData. */
public abstract class ConnectionDataFault extends DecoratingProvider {

    /** Derives a provider. */
    protected ConnectionDataFault() {
        this(Map.of());
    }

    /**
     * Derives a provider.
     *
     * @param fixed settings it needs; they win over the user's
     */
    protected ConnectionDataFault(Map<String, String> fixed) {
        super(fixed);
    }

    @Override
    protected final NdkConnectorDispatch decorate(NdkConnectorDispatch original, Side side) {
        return new ForwardingConnectorDispatch(original) {
            @Override
            public NtStatus getConnectionData(NdkConnector pNdkConnector, GetConnectionDataArgs args) {
                return ConnectionDataFault.this.getConnectionData(original, pNdkConnector, side, args);
            }
        };
    }

    /**
     * Answers NdkGetConnectionData in place of the reference.
     *
     * @param original the reference's table
     * @param connector the connector
     * @param side its side
     * @param args the consumer's arguments
     * @return what the consumer gets
     */
    protected abstract NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args);
}
