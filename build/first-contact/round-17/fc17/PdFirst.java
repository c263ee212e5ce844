package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The QP drops its reference on the PD before its own CloseCompletion is called, so that the CloseCompletion of a PD closed earlier comes before that of its last QP. */
public final class PdFirst extends Base {
    public PdFirst() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final class P {
            int open;
            CloseArgs args;
            final AtomicBoolean fired = new AtomicBoolean();

            void complete() {
                if (fired.compareAndSet(false, true)) {
                    args.closeCompletion().complete(args.requestContext());
                }
            }
        }

        private final Map<NdkPd, P> pds = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkQp, P> qps = Collections.synchronizedMap(new WeakHashMap<>());

        private P p(NdkPd o) {
            return pds.computeIfAbsent(o, x -> new P());
        }

        @Override
        NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
            P p = p(o);
            Born<NdkQp> b = q -> {
                if (qps.put(q, p) == null) {
                    synchronized (p) {
                        p.open++;
                    }
                }
            };
            return super.createQp(r, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(),
                    a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(),
                    created(a.createCompletion(), b), a.requestContext(), cell(a.ppNdkQp(), b)));
        }

        @Override
        NtStatus closePd(NdkPdDispatch r, NdkPd o, CloseArgs a) {
            P p = p(o);
            synchronized (p) {
                if (p.open == 0) {
                    return r.closePd(o, a);
                }
                p.args = a;
            }
            return r.closePd(o, new CloseArgs(context -> p.complete(), a.requestContext()));
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            P p = qps.get(o);
            if (p == null) {
                return r.closeQp(o, a);
            }
            NtStatus s = r.closeQp(o, new CloseArgs(context -> {
                boolean last;
                synchronized (p) {
                    p.open--;
                    last = p.open == 0 && p.args != null;
                }
                if (last) {
                    p.complete();
                }
                a.closeCompletion().complete(context);
            }, a.requestContext()));
            if (s != NtStatus.STATUS_PENDING) {
                synchronized (p) {
                    p.open--;
                }
            }
            return s;
        }
    }
}
