package org.ndktck.faulty.content;

import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.catalog.RequirementId.GCD_29;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/** Fails a fetch on the active side when there is nothing to copy. */
@Fault(value = "F515", grade = SUBTLE)
@Breaks({GCD_29, GCD_10})
public final class FailsAFetchWhereTheAcceptBroughtNoData extends ConnectionDataFault {

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        boolean fetch = side == Side.ACTIVE
                && args.pPrivateData() != null
                && args.pPrivateDataLength().get() > 0;
        NtStatus answer = original.getConnectionData(connector, args);
        boolean nothing =
                fetch && answer.isSuccess() && args.pPrivateDataLength().get() == 0;
        return nothing ? NtStatus.STATUS_BUFFER_TOO_SMALL : answer;
    }
}
