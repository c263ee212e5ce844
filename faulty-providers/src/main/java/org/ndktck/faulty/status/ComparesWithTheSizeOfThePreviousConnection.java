package org.ndktck.faulty.status;

import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.catalog.RequirementId.GCD_11;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;
import org.ndktck.faulty.UlongCell;

/** Decides whether a buffer is large enough by the required size of the connection that was asked about before. */
@Fault(value = "F28", grade = EXTREMELY_SUBTLE)
@Breaks({GCD_10, GCD_11})
public final class ComparesWithTheSizeOfThePreviousConnection extends ConnectionDataFault {

    private final Map<NdkConnector, Long> sizeBefore = new ConcurrentHashMap<>();
    private volatile long latestSize;

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        UlongCell size = new UlongCell();
        original.getConnectionData(connector, new GetConnectionDataArgs(null, null, null, size));
        long compared = sizeBefore.computeIfAbsent(connector, fresh -> latestSize);
        latestSize = size.get();
        long capacity = args.pPrivateDataLength().get();
        NtStatus answer = original.getConnectionData(connector, args);
        if (args.pPrivateData() == null || !isAboutTheSize(answer)) {
            return answer;
        }
        return capacity >= compared ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }

    private static boolean isAboutTheSize(NtStatus answer) {
        return answer.isSuccess() || answer.equals(NtStatus.STATUS_BUFFER_TOO_SMALL);
    }
}
