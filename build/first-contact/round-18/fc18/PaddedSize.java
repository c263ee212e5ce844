package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The required size is larger than what was sent, by an amount of the connector's own, and a short fetch leaves the limits alone. */
public final class PaddedSize extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final AtomicInteger number = new AtomicInteger();

            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                Data d = data(r, o);
                if (d == null) {
                    return r.getConnectionData(o, a);
                }
                Con k = con(o);
                synchronized (k) {
                    if (k.extra == null) {
                        k.extra = 1 + 7 * (number.incrementAndGet() % 5);
                    }
                }
                int more = (Integer) k.extra;
                byte[] bytes = Arrays.copyOf(d.bytes(), d.bytes().length + more);
                Arrays.fill(bytes, d.bytes().length, bytes.length, (byte) 0xA5);
                boolean tooShort = a.pPrivateData() != null && a.pPrivateDataLength().get() < bytes.length;
                return answer(tooShort ? new GetConnectionDataArgs(null, null, a.pPrivateData(), a.pPrivateDataLength()) : a,
                        new Data(bytes, d.inbound(), d.outbound()));
            }
        };
    }
}
