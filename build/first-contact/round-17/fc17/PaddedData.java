package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The required size exceeds what the peer sent by a number of bytes that differs from connector to connector; the rest is filled with 0xEE, and limits are left alone where the buffer is too small. */
public final class PaddedData extends Base {
    public PaddedData() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final AtomicInteger number = new AtomicInteger();

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            Con c = con(o);
            int pad;
            synchronized (c) {
                if (c.taken == 0) {
                    c.taken = 1 + number.incrementAndGet() * 5 % 23;
                }
                pad = c.taken;
            }
            byte[] padded = Arrays.copyOf(d.bytes(), d.bytes().length + pad);
            Arrays.fill(padded, d.bytes().length, padded.length, (byte) 0xEE);
            boolean small = a.pPrivateData() != null && a.pPrivateDataLength().get() < padded.length;
            return answer(small ? new GetConnectionDataArgs(null, null, a.pPrivateData(), a.pPrivateDataLength()) : a,
                    new Data(padded, d.inbound(), d.outbound()));
        }
    }
}
