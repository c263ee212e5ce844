package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The close of a protection domain without open queue pairs returns STATUS_SUCCESS and calls CloseCompletion all the same. */
public final class PdCloseTellsTwice extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkPd, Set<NdkQp>> open = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkQp, NdkPd> parents = Collections.synchronizedMap(new WeakHashMap<>());

        private Set<NdkQp> open(NdkPd p) {
            return open.computeIfAbsent(p, x -> ConcurrentHashMap.newKeySet());
        }

        @Override
        NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
            return super.createQp(r, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(),
                    a.receiveQueueDepth(), a.initiatorQueueDepth(), a.maxReceiveRequestSge(),
                    a.maxInitiatorRequestSge(), a.inlineDataSize(), created(a.createCompletion(), (NdkQp q) -> mine(o, q)),
                    a.requestContext(), cell(a.ppNdkQp(), q -> mine(o, q))));
        }

        private void mine(NdkPd o, NdkQp q) {
            open(o).add(q);
            parents.put(q, o);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            NdkPd p = parents.get(o);
            return close(x -> r.closeQp(o, x), a, () -> {}, () -> {
                if (p != null) {
                    open(p).remove(o);
                }
            });
        }

        @Override
        NtStatus closePd(NdkPdDispatch r, NdkPd o, CloseArgs a) {
            boolean free = open(o).isEmpty();
            NtStatus s = r.closePd(o, a);
            return free ? NtStatus.STATUS_SUCCESS : s;
        }
    }
}
