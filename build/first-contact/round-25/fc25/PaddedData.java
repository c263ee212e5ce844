package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: the required size is larger than the data and differs between connections; a fetch too short leaves the limits alone. */
public final class PaddedData extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final AtomicInteger count = new AtomicInteger();

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            Con c = con(o);
            synchronized (c) {
                if (c.taken == 0) {
                    c.taken = count.incrementAndGet();
                }
            }
            int rds = (d.bytes().length + 31) / 32 * 32 + 32 * (1 + c.taken % 3);
            Data padded = new Data(Arrays.copyOf(d.bytes(), rds), d.inbound(), d.outbound());
            boolean small = a.pPrivateData() != null && a.pPrivateDataLength().get() < rds;
            return answer(small ? new GetConnectionDataArgs(null, null, a.pPrivateData(), a.pPrivateDataLength()) : a, padded);
        }
    }
}
