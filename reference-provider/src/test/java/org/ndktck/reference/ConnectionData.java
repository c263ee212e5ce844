package org.ndktck.reference;

import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.negotiation.ReadLimits;

/** What a call of GetConnectionData gave. */
record ConnectionData(NtStatus status, ReadLimits limits, long requiredSize, Bytes buffer) {

    static ConnectionData fetch(NdkConnector connector, int capacity) {
        return call(connector, Bytes.ofSize(capacity + 8), true, capacity);
    }

    static ConnectionData sizeQuery(NdkConnector connector) {
        return call(connector, Bytes.ofSize(8), false, 0);
    }

    private static ConnectionData call(NdkConnector connector, Bytes buffer, boolean pass, int capacity) {
        UlongCell inbound = new UlongCell(0xDEAD_BEEFL);
        UlongCell outbound = new UlongCell(0xDEAD_BEEFL);
        UlongCell length = new UlongCell(capacity);
        NtStatus status = connector
                .dispatch()
                .getConnectionData(
                        connector, new GetConnectionDataArgs(inbound, outbound, pass ? buffer : null, length));
        return new ConnectionData(status, new ReadLimits(inbound.get(), outbound.get()), length.get(), buffer);
    }
}
