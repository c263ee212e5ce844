package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The required size exceeds what the peer sent, by another number of bytes on each connector (GCD-15, GCD-17, AMB-42). */
public final class PadsThePrivateDataDifferentlyEachTime extends Base {
    private static final int ROOM = 8192;

    @Override
    Tables tables() {
        return new Tables() {
            private final AtomicInteger connectors = new AtomicInteger();

            @Override
            NtStatus getConnectionData(Con c, GetConnectionDataArgs x) {
                c.count.compareAndSet(0, 1 + Math.floorMod(connectors.getAndIncrement() * 5, 23));
                Memory sent = new Memory(ROOM);
                Memory.Cell length = new Memory.Cell(ROOM);
                Memory.Cell in = x.pInboundReadLimit() == null ? null : new Memory.Cell(0);
                Memory.Cell out = x.pOutboundReadLimit() == null ? null : new Memory.Cell(0);
                NtStatus s = super.getConnectionData(c, new GetConnectionDataArgs(in, out, sent, length));
                if (!s.isSuccess()) {
                    return s;
                }
                int n = (int) length.get();
                int required = n + c.count.get();
                byte[] padded = new byte[required];
                sent.get(0, padded, 0, n);
                Arrays.fill(padded, n, required, (byte) 0xA5);
                if (in != null) {
                    x.pInboundReadLimit().set(in.get());
                }
                if (out != null) {
                    x.pOutboundReadLimit().set(out.get());
                }
                long capacity = x.pPrivateDataLength().get();
                x.pPrivateDataLength().set(required);
                if (x.pPrivateData() == null) {
                    return NtStatus.STATUS_SUCCESS;
                }
                int count = (int) Math.min(capacity, required);
                if (count > 0) {
                    x.pPrivateData().put(0, padded, 0, count);
                }
                return capacity >= required ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
            }
        };
    }
}
