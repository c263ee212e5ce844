package fc11;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;

/** The required size is that of a message, larger than what the peer sent and not the same for every connection (GCD-15, GCD-17, AMB-42). */
public final class FillsThePrivateDataUpToASizeOfItsOwn extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkConnector, Integer> more = Collections.synchronizedMap(new WeakHashMap<>());
        private final AtomicInteger count = new AtomicInteger();

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            int size = more.computeIfAbsent(o, x -> 560 + 37 * (count.getAndIncrement() % 4));
            byte[] message = new byte[Math.max(size, d.bytes().length)];
            Arrays.fill(message, (byte) 0x5A);
            System.arraycopy(d.bytes(), 0, message, 0, d.bytes().length);
            return answer(a, new Data(message, d.inbound(), d.outbound()));
        }
    }
}
