package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;

import java.io.IOException;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** NdkReject throws a checked exception, which no caller expects. */
@Hostile(exit = 1, violates = REJ_02)
public final class ThrowsACheckedException extends InterceptingProvider {

    @Override
    protected Object inPlaceOf(Object intercepting) {
        return intercepting instanceof NdkConnectorDispatch connectors ? throwing(connectors) : intercepting;
    }

    private static NdkConnectorDispatch throwing(NdkConnectorDispatch original) {
        return new ForwardingConnectorDispatch(original) {
            @Override
            public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
                throw Thrown.<RuntimeException>anyway(new IOException("the cable is out"));
            }
        };
    }
}
