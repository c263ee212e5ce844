package org.ndktck.faulty.content;

import static org.ndktck.catalog.RequirementId.GCD_19;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.BytePointer;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ConnectionDataFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Side;

/**
 * Takes the consumer's buffer for its own after the first fetch, and answers later ones from there:
 * they bring what the consumer has written meanwhile.
 */
@Fault(value = "F46", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_19)
public final class KeepsTheBufferOfAFetch extends ConnectionDataFault {

    private final Map<NdkConnector, BytePointer> kept = new ConcurrentHashMap<>();

    @Override
    protected NtStatus getConnectionData(
            NdkConnectorDispatch original, NdkConnector connector, Side side, GetConnectionDataArgs args) {
        NtStatus answer = original.getConnectionData(connector, args);
        BytePointer buffer = args.pPrivateData();
        if (buffer != null && answer.isSuccess()) {
            BytePointer first = kept.computeIfAbsent(connector, fresh -> buffer);
            byte[] bytes = new byte[(int) args.pPrivateDataLength().get()];
            first.get(0, bytes, 0, bytes.length);
            buffer.put(0, bytes, 0, bytes.length);
        }
        return answer;
    }
}
