package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_11;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.ForwardingConnectorDispatch;
import org.ndktck.faulty.Side;
import org.ndktck.faulty.Tolerated;

/** Fails a connect that asks for no reads. Whether zero is a limit like any other is disputed. */
@Fault(value = "F135", grade = SUBTLE)
@Tolerated(CON_11)
public final class RefusesAConnectWithoutReads extends DecoratingProvider {

    public RefusesAConnectWithoutReads() {
        super(Map.of());
    }

    @Override
    protected NdkConnectorDispatch decorate(NdkConnectorDispatch original, Side side) {
        return new ForwardingConnectorDispatch(original) {
            @Override
            public NtStatus connect(NdkConnector pNdkConnector, ConnectArgs args) {
                boolean refused = args.inboundReadLimit() == 0 || args.outboundReadLimit() == 0;
                return refused ? NtStatus.STATUS_INVALID_PARAMETER : super.connect(pNdkConnector, args);
            }
        };
    }
}
