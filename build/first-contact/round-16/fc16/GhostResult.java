package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A send that is refused leaves a result in the initiator completion queue all the same. */
public final class GhostResult extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            record Use(NdkCq initiator, long context) {}

            final Map<NdkQp, Use> uses = Collections.synchronizedMap(new WeakHashMap<>());
            final Map<NdkCq, Queue<NdkResult>> ghosts = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            void born(NdkQp q, CreateQpArgs a) {
                uses.put(q, new Use(a.pInitiatorCq(), a.qpContext()));
            }

            @Override
            NtStatus send(NdkQpDispatch r, NdkQp o, SendArgs a) {
                NtStatus s = r.send(o, a);
                Use use = uses.get(o);
                if (s.isFailure() && use != null) {
                    ghosts.computeIfAbsent(use.initiator(), x -> new ConcurrentLinkedQueue<>())
                            .add(new NdkResult(s, 0, use.context(), a.requestContext()));
                }
                return s;
            }

            @Override
            long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
                Queue<NdkResult> mine = ghosts.get(o);
                int n = 0;
                while (mine != null && n < a.nResults()) {
                    NdkResult ghost = mine.poll();
                    if (ghost == null) {
                        break;
                    }
                    a.results().put(n++, ghost);
                }
                if (n == 0) {
                    return r.getCqResults(o, a);
                }
                int before = n;
                if (before == a.nResults()) {
                    return before;
                }
                return before + r.getCqResults(o, new GetCqResultsArgs(
                        (index, result) -> a.results().put(before + index, result), a.nResults() - before));
            }
        };
    }
}
