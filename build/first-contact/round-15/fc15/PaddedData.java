package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The required size is larger than what was sent, by an amount of each connector; noise fills the rest. */
public final class PaddedData extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final java.util.concurrent.atomic.AtomicInteger next = new java.util.concurrent.atomic.AtomicInteger();

            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                Data d = data(r, o);
                if (d == null) {
                    return r.getConnectionData(o, a);
                }
                Con c = con(o);
                synchronized (c) {
                    if (c.extra == null) {
                        c.extra = 1 + next.getAndIncrement() % 5 * 13;
                    }
                }
                byte[] more = Arrays.copyOf(d.bytes(), d.bytes().length + (Integer) c.extra);
                for (int i = d.bytes().length; i < more.length; i++) {
                    more[i] = (byte) (0xA5 ^ i);
                }
                return answer(a, new Data(more, d.inbound(), d.outbound()));
            }
        };
    }
}
