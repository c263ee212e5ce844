package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;

import java.io.IOException;
import java.util.Map;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.ForwardingConnectorDispatch;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Side;

/** NdkReject throws a checked exception, which no caller expects. */
@Hostile(what = "NdkReject throws a checked exception, which no caller expects.", exit = 1, violates = REJ_02)
public final class ThrowsACheckedException extends DecoratingProvider {

    public ThrowsACheckedException() {
        super(Map.of());
    }

    @Override
    protected NdkConnectorDispatch decorate(NdkConnectorDispatch original, Side side) {
        return new ForwardingConnectorDispatch(original) {
            @Override
            public NtStatus reject(NdkConnector pNdkConnector, RejectArgs args) {
                throw Thrown.<RuntimeException>anyway(new IOException("the cable is out"));
            }
        };
    }
}
