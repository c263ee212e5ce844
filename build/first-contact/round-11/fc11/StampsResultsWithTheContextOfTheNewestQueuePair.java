package fc11;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** The context of a queue pair is kept in its completion queue, where the next queue pair overwrites it. */
public final class StampsResultsWithTheContextOfTheNewestQueuePair extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkCq, Long> newest = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            newest.put(a.pReceiveCq(), a.qpContext());
            newest.put(a.pInitiatorCq(), a.qpContext());
        }

        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            Long context = newest.get(o);
            return context == null ? r.getCqResults(o, a) : r.getCqResults(o, new GetCqResultsArgs(
                    (i, x) -> a.results().put(i, new NdkResult(x.status(), x.bytesTransferred(), context, x.requestContext())),
                    a.nResults()));
        }
    }
}
