package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Incoming connectors come from a pool, and their headers are as the last user left them. */
public final class PooledHeader extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Deque<long[]> pool = new ConcurrentLinkedDeque<>();

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            long[] block = new long[NdkReservedBlock.FIELDS];
            boolean used = false;
            for (int i = 0; i < block.length; i++) {
                block[i] = o.ndkReserved().get(i);
                used |= block[i] != 0;
            }
            if (!used || origin(o) == null) {
                return r.closeConnector(o, a);
            }
            return close(x -> r.closeConnector(o, x), a, () -> pool.push(block), () -> {});
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            long[] block = pool.poll();
            if (block != null) {
                for (int i = 0; i < block.length; i++) {
                    c.ndkReserved().set(i, block[i]);
                }
            }
            consumers.connectEvent(context, c);
        }
    }
}
