package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The pending close of a PD completes when the first of its QPs is closed. */
public final class PdOneQp extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final class P {
                int open;
                boolean pending;
                boolean told;
                CloseArgs close;
            }

            final Map<NdkPd, P> pds = Collections.synchronizedMap(new WeakHashMap<>());
            final Map<NdkQp, P> qps = Collections.synchronizedMap(new WeakHashMap<>());
            final Map<CreateQpArgs, P> creating = Collections.synchronizedMap(new IdentityHashMap<>());

            @Override
            NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
                creating.put(a, pds.computeIfAbsent(o, x -> new P()));
                return super.createQp(r, o, a);
            }

            @Override
            void born(NdkQp q, CreateQpArgs a) {
                P p = creating.remove(a);
                if (p != null) {
                    synchronized (p) {
                        p.open++;
                    }
                    qps.put(q, p);
                }
            }

            @Override
            NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
                P p = qps.get(o);
                return close(x -> r.closeQp(o, x), a, () -> {}, () -> {
                    if (p == null) {
                        return;
                    }
                    synchronized (p) {
                        p.open--;
                        if (!p.pending || p.told || p.open == 0) {
                            return;
                        }
                        p.told = true;
                    }
                    p.close.closeCompletion().complete(p.close.requestContext());
                });
            }

            @Override
            NtStatus closePd(NdkPdDispatch r, NdkPd o, CloseArgs a) {
                P p = pds.computeIfAbsent(o, x -> new P());
                p.close = a;
                NtStatus s = r.closePd(o, new CloseArgs(context -> {
                    synchronized (p) {
                        if (p.told) {
                            return;
                        }
                        p.told = true;
                    }
                    a.closeCompletion().complete(context);
                }, a.requestContext()));
                synchronized (p) {
                    p.pending = s == NtStatus.STATUS_PENDING || s.isPending();
                }
                return s;
            }
        };
    }
}
