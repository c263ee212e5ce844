package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;

import java.io.IOException;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** NdkReject throws a checked exception, which no caller expects. */
@Hostile(what = "NdkReject throws a checked exception, which no caller expects.", exit = 1, violates = REJ_02)
public final class ThrowsACheckedException extends InterceptingProvider {

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> {
            connector.setDispatch(new ForwardingConnectorDispatch(connector.dispatch()) {
                @Override
                public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
                    throw Thrown.<RuntimeException>anyway(new IOException("the cable is out"));
                }
            });
            original.connectEvent(context, connector);
        };
    }
}
