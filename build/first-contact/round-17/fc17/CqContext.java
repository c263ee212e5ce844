package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The close of a CQ is completed by the work item of its last QP's close, and its CloseCompletion gets the RequestContext of that close instead of its own. */
public final class CqContext extends Base {
    public CqContext() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkCq, Long> last = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkQp, CreateQpArgs> qps = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            qps.put(q, a);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            CreateQpArgs q = qps.get(o);
            if (q != null) {
                last.put(q.pReceiveCq(), a.requestContext());
                last.put(q.pInitiatorCq(), a.requestContext());
            }
            return r.closeQp(o, a);
        }

        @Override
        NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
            return r.closeCq(o, new CloseArgs(context -> {
                Long other = last.get(o);
                a.closeCompletion().complete(other == null ? context : other);
            }, a.requestContext()));
        }
    }
}
