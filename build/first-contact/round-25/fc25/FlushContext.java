package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Flush entries have no QP number; the driver takes the context of the QP that the CQ learned of last. */
public final class FlushContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkCq, Long> last = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            last.put(a.pReceiveCq(), a.qpContext());
            last.put(a.pInitiatorCq(), a.qpContext());
        }

        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            Long context = last.get(o);
            if (context == null) {
                return r.getCqResults(o, a);
            }
            return r.getCqResults(o, new GetCqResultsArgs((index, x) -> a.results().put(index,
                    x.status().equals(NtStatus.STATUS_CANCELLED)
                            ? new NdkResult(x.status(), x.bytesTransferred(), context, x.requestContext())
                            : x), a.nResults()));
        }
    }
}
