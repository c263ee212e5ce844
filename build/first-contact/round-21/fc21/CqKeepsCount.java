package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** The reserved block of a CQ counts the QPs on it. */
public final class CqKeepsCount extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkQp, Set<NdkCq>> used = new ConcurrentHashMap<>();

        private static synchronized void add(NdkCq q, long n) {
            q.ndkReserved().set(2, q.ndkReserved().get(2) + n);
        }

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            Set<NdkCq> s = new HashSet<>(List.of(a.pReceiveCq()));
            s.add(a.pInitiatorCq());
            used.put(q, s);
            s.forEach(c -> add(c, 1));
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            return close(x -> r.closeQp(o, x), a, () -> {
                Set<NdkCq> s = used.remove(o);
                if (s != null) {
                    s.forEach(c -> add(c, -1));
                }
            }, () -> {});
        }
    }
}
