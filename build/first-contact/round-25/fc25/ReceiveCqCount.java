package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A QP counts on its initiator CQ only; a CQ that serves receives alone is closed at once. */
public final class ReceiveCqCount extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkCq, Set<NdkQp>> receive = new IdentityHashMap<>();
        private final Map<NdkCq, Set<NdkQp>> initiator = new IdentityHashMap<>();

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            synchronized (receive) {
                receive.computeIfAbsent(a.pReceiveCq(), x -> new HashSet<>()).add(q);
                initiator.computeIfAbsent(a.pInitiatorCq(), x -> new HashSet<>()).add(q);
            }
        }

        private void gone(NdkQp q) {
            synchronized (receive) {
                receive.values().forEach(s -> s.remove(q));
                initiator.values().forEach(s -> s.remove(q));
            }
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            return close(x -> r.closeQp(o, x), a, () -> gone(o), () -> {});
        }

        @Override
        NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
            boolean early;
            synchronized (receive) {
                Set<NdkQp> in = receive.remove(o);
                Set<NdkQp> out = initiator.remove(o);
                early = in != null && !in.isEmpty() && (out == null || out.isEmpty());
            }
            if (!early) {
                return r.closeCq(o, a);
            }
            r.closeCq(o, new CloseArgs(context -> {}, 0));
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
