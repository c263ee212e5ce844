package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Cancelled results carry the context of the QP that was created last on the CQ. */
public final class FlushContext extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final Map<NdkCq, Long> last = new ConcurrentHashMap<>();

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
                return r.getCqResults(o, new GetCqResultsArgs((i, x) -> a.results().put(i,
                        x.status().equals(NtStatus.STATUS_CANCELLED)
                                ? new NdkResult(x.status(), x.bytesTransferred(), context, x.requestContext()) : x),
                        a.nResults()));
            }
        };
    }
}
