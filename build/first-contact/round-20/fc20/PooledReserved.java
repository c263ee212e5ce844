package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Connectors come from a pool: a new one, created or delivered, carries in NdkReserved what the consumer had stored in a connector that was closed before. */
public final class PooledReserved extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Deque<long[]> pool = new ConcurrentLinkedDeque<>();

        private void dirty(NdkConnector c) {
            long[] old = pool.poll();
            for (int i = 0; old != null && i < old.length; i++) {
                c.ndkReserved().set(i, old[i]);
            }
        }

        @Override
        void born(NdkConnector c) {
            dirty(c);
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            dirty(c);
            super.connectEvent(consumers, context, real, c, l);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            long[] values = new long[NdkReservedBlock.FIELDS];
            boolean any = false;
            for (int i = 0; i < values.length; i++) {
                values[i] = o.ndkReserved().get(i);
                any |= values[i] != 0;
            }
            boolean used = any;
            return close(x -> r.closeConnector(o, x), a, () -> {
                if (used) {
                    pool.push(values);
                }
            }, () -> {});
        }
    }
}
