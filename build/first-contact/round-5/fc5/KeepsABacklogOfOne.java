package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class KeepsABacklogOfOne extends Base {
    static final class L extends Li {
        final java.util.concurrent.atomic.AtomicInteger undecided = new java.util.concurrent.atomic.AtomicInteger();
        L(Ad ad, NdkListenerDispatch r) { super(ad, r); }
        void event(NdkConnectEventCallback e, long ctx, NdkConnector c) {
            if (undecided.compareAndSet(0, 1)) { super.event(e, ctx, c); return; }
            NdkConnectorDispatch t = c.dispatch();
            t.reject(c, new RejectArgs(null, 0));
            t.closeConnector(c, new CloseArgs(x -> {}, 0));
        }
    }
    Li li(Ad ad, NdkListenerDispatch r) { return new L(ad, r); }
    Co co(Ad ad, NdkConnectorDispatch r, Li from) {
        return new Co(ad, r, from) {
            final java.util.concurrent.atomic.AtomicBoolean decided = new java.util.concurrent.atomic.AtomicBoolean();
            void decide() { if (this.from != null && decided.compareAndSet(false, true)) ((L) this.from).undecided.set(0); }
            void before(int op) { if (op == ACCEPT) decide(); }
            public NtStatus reject(NdkConnector o, RejectArgs a) { decide(); return super.reject(o, a); }
            public NtStatus closeConnector(NdkConnector o, CloseArgs a) { decide(); return super.closeConnector(o, a); }
        };
    }
}
