package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_11;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.ForwardingConnectorDispatch;
import org.ndktck.faulty.Side;

/**
 * Fails a connect with a limit above 255, which does not fit into the field of the wire format,
 * where the documents have it capped.
 */
@Fault(value = "F134", grade = SUBTLE)
@Breaks(CON_11)
public final class RefusesAConnectForMoreThanAByteHolds extends DecoratingProvider {

    public RefusesAConnectForMoreThanAByteHolds() {
        super(Map.of());
    }

    @Override
    protected NdkConnectorDispatch decorate(NdkConnectorDispatch original, Side side) {
        return new ForwardingConnectorDispatch(original) {
            @Override
            public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
                boolean refused = Math.max(args.inboundReadLimit(), args.outboundReadLimit()) > 0xFF;
                return refused ? NtStatus.STATUS_INVALID_PARAMETER : super.connect(pNdkConnector, args);
            }
        };
    }
}
