package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The required size exceeds what the peer sent by 1 to 9 bytes of rubbish, another number for each connection (GCD-15, GCD-17, AMB-42). */
public final class PadsEachConnectionDifferently extends Base {

    public PadsEachConnectionDifferently() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final AtomicInteger next = new AtomicInteger();

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            Con c = con(o);
            synchronized (c) {
                if (c.taken == 0) {
                    c.taken = 1 + Math.floorMod(next.getAndAdd(4), 9);
                }
            }
            byte[] padded = Arrays.copyOf(d.bytes(), d.bytes().length + c.taken);
            Arrays.fill(padded, d.bytes().length, padded.length, (byte) (0xA0 + c.taken));
            return answer(a, new Data(padded, d.inbound(), d.outbound()));
        }
    }
}
