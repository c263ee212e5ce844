package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The required size of the private data is larger than what the peer sent, by another number of filler bytes for each connector, and never zero. */
public final class LawfulPaddedData extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private int next;

        private synchronized int padding(NdkConnector o) {
            Con c = con(o);
            if (c.taken == 0) {
                c.taken = 3 + next++ % 5 * 8;
            }
            return c.taken;
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            int n = d.bytes().length;
            byte[] more = Arrays.copyOf(d.bytes(), n + padding(o));
            Arrays.fill(more, n, more.length, (byte) 0xA5);
            return answer(a, new Data(more, d.inbound(), d.outbound()));
        }
    }
}
