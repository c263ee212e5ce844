package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A refused NdkSend puts a failed result on the initiator CQ besides. */
public final class GhostResult extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            record Q(NdkCq cq, long context) {}

            final Map<NdkQp, Q> qps = Collections.synchronizedMap(new WeakHashMap<>());
            final Map<NdkCq, Queue<NdkResult>> ghosts = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            void born(NdkQp q, CreateQpArgs a) {
                qps.put(q, new Q(a.pInitiatorCq(), a.qpContext()));
            }

            @Override
            NtStatus send(NdkQpDispatch r, NdkQp o, SendArgs a) {
                NtStatus s = r.send(o, a);
                Q q = qps.get(o);
                if (s.isFailure() && q != null) {
                    ghosts.computeIfAbsent(q.cq(), x -> new ConcurrentLinkedQueue<>())
                            .add(new NdkResult(s, 0, q.context(), a.requestContext()));
                }
                return s;
            }

            @Override
            long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
                long n = r.getCqResults(o, a);
                Queue<NdkResult> g = ghosts.get(o);
                while (g != null && n < a.nResults()) {
                    NdkResult x = g.poll();
                    if (x == null) {
                        break;
                    }
                    a.results().put((int) n++, x);
                }
                return n;
            }
        };
    }
}
