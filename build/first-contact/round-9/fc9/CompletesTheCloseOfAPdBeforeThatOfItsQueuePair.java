package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class CompletesTheCloseOfAPdBeforeThatOfItsQueuePair extends H {
    Wrap wrap() { return new W(); }
    static class P extends Pd {
        final AtomicInteger open = new AtomicInteger();
        final AtomicBoolean done = new AtomicBoolean();
        volatile CloseArgs close;
        P(Wrap w, NdkPdDispatch r) { super(w, r); }
        void finish() { if (done.compareAndSet(false, true)) close.closeCompletion().complete(close.requestContext()); }
        public NtStatus closePd(NdkPd p, CloseArgs g) {
            close = g;
            return r.closePd(p, new CloseArgs(x -> finish(), g.requestContext()));
        }
    }
    static class W extends Wrap {
        Pd pd(NdkPdDispatch r) { return new P(this, r); }
        Qp qp(NdkQpDispatch r, Pd pd) {
            P p = (P) pd;
            p.open.incrementAndGet();
            return new Qp(r, pd) {
                public NtStatus closeQp(NdkQp q, CloseArgs g) {
                    NtStatus s = r.closeQp(q, new CloseArgs(x -> {
                        if (p.open.decrementAndGet() == 0 && p.close != null) p.finish();
                        g.closeCompletion().complete(x);
                    }, g.requestContext()));
                    if (s.isSuccess()) p.open.decrementAndGet();
                    return s;
                }
            };
        }
    }
}
