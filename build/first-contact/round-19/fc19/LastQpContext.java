package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class LastQpContext extends Base {
    public LastQpContext() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkCq, Long> contexts = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            contexts.put(a.pReceiveCq(), a.qpContext());
            contexts.put(a.pInitiatorCq(), a.qpContext());
        }

        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            Long last = contexts.get(o);
            return r.getCqResults(o, new GetCqResultsArgs((i, x) -> a.results().put(i, last == null ? x
                    : new NdkResult(x.status(), x.bytesTransferred(), last, x.requestContext())), a.nResults()));
        }
    }
}
