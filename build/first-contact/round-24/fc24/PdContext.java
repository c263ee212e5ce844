package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Completes the pending close of a PD with the context of the close of the QP that held it up. */
public final class PdContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkQp, NdkPd> pds = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkPd, Long> last = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
            Born<NdkQp> b = q -> pds.put(q, o);
            return super.createQp(r, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                    a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                    created(a.createCompletion(), b), a.requestContext(), cell(a.ppNdkQp(), b)));
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            NdkPd p = pds.get(o);
            if (p != null) {
                last.put(p, a.requestContext());
            }
            return r.closeQp(o, a);
        }

        @Override
        NtStatus closePd(NdkPdDispatch r, NdkPd o, CloseArgs a) {
            return r.closePd(o, new CloseArgs(context -> {
                Long l = last.get(o);
                a.closeCompletion().complete(l == null ? context : l);
            }, a.requestContext()));
        }

    }
}
