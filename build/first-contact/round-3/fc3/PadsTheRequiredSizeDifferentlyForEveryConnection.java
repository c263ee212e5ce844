package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: the required size is larger than what the peer sent, by another amount for every connection. */
public final class PadsTheRequiredSizeDifferentlyForEveryConnection extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            private final AtomicInteger number = new AtomicInteger();

            @Override
            protected NtStatus getConnectionData(Conn s, NdkConnector o, GetConnectionDataArgs a) {
                Memory.Cell size = new Memory.Cell(0);
                NtStatus status = s.real.getConnectionData(o,
                        new GetConnectionDataArgs(a.pInboundReadLimit(), a.pOutboundReadLimit(), null, size));
                if (!status.isSuccess()) {
                    return status;
                }
                int sent = (int) size.get();
                Memory data = new Memory(sent);
                NtStatus fetched = s.real.getConnectionData(o, new GetConnectionDataArgs(null, null, data, size));
                if (!fetched.isSuccess()) {
                    return fetched;
                }
                int more = (Integer) s.bag.computeIfAbsent("more", k -> 1 + number.getAndIncrement() % 7 * 13);
                byte[] padded = Arrays.copyOf(data.copy(sent), sent + more);
                Arrays.fill(padded, sent, padded.length, (byte) 0x5A);
                long capacity = a.pPrivateDataLength().get();
                a.pPrivateDataLength().set(padded.length);
                if (a.pPrivateData() == null) {
                    return NtStatus.STATUS_SUCCESS;
                }
                a.pPrivateData().put(0, padded, 0, (int) Math.min(capacity, padded.length));
                return capacity < padded.length ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
