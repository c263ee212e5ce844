package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Connectors come from a pool and are not cleared: a created connector starts with what the consumer of a closed one left in NdkReserved. */
public final class Recycled extends Base {
    public Recycled() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final ConcurrentLinkedDeque<long[]> pool = new ConcurrentLinkedDeque<>();

        @Override
        void born(NdkConnector c) {
            long[] old = pool.pollFirst();
            if (old != null) {
                for (int i = 0; i < old.length; i++) {
                    c.ndkReserved().set(i, old[i]);
                }
            }
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (origin(o) != null) {
                return r.closeConnector(o, a);
            }
            long[] left = new long[NdkReservedBlock.FIELDS];
            for (int i = 0; i < left.length; i++) {
                left[i] = o.ndkReserved().get(i);
            }
            return close(x -> r.closeConnector(o, x), a, () -> pool.addLast(left), () -> {});
        }
    }
}
