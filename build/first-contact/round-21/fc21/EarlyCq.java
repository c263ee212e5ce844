package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** A CQ closed inside the close completion of its last QP is reported closed at once. */
public final class EarlyCq extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkQp, Set<NdkCq>> used = new ConcurrentHashMap<>();
        private final ThreadLocal<Set<NdkCq>> now = new ThreadLocal<>();

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            Set<NdkCq> s = new HashSet<>(List.of(a.pReceiveCq()));
            s.add(a.pInitiatorCq());
            used.put(q, s);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            NtStatus st = r.closeQp(o, new CloseArgs(context -> {
                Set<NdkCq> mine = used.remove(o);
                Set<NdkCq> before = now.get();
                now.set(mine);
                try {
                    a.closeCompletion().complete(context);
                } finally {
                    now.set(before);
                }
            }, a.requestContext()));
            if (st != NtStatus.STATUS_PENDING) {
                used.remove(o);
            }
            return st;
        }

        @Override
        NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
            Set<NdkCq> mine = now.get();
            if (mine == null || !mine.contains(o) || used.values().stream().anyMatch(s -> s.contains(o))) {
                return r.closeCq(o, a);
            }
            r.closeCq(o, new CloseArgs(context -> {}, 0));
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
