package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class RefusesARequestBesideAnUndecidedOne extends H {
    Wrap wrap() { return new W(); }
    static class L extends Lis {
        private int undecided;
        L(NdkListenerDispatch r) { super(r); }
        synchronized boolean take() { if (undecided > 0) return false; undecided++; return true; }
        synchronized void free() { undecided--; }
        void event(NdkConnectEventCallback to, long ctx, NdkConnector c, Conn table) {
            if (take()) { ((C) table).counted.set(true); to.connectEvent(ctx, c); return; }
            table.r.reject(c, new RejectArgs(null, 0));
            table.r.closeConnector(c, new CloseArgs(x -> {}, 0));
        }
    }
    static class C extends Conn {
        final AtomicBoolean counted = new AtomicBoolean();
        C(NdkConnectorDispatch r, Lis from) { super(r, from); }
        void decided() { if (counted.compareAndSet(true, false)) ((L) from).free(); }
        NtStatus establish(NdkConnector c, Est e) { decided(); return forward(c, e); }
        public NtStatus reject(NdkConnector c, RejectArgs g) { decided(); return r.reject(c, g); }
        public NtStatus closeConnector(NdkConnector c, CloseArgs g) { decided(); return r.closeConnector(c, g); }
    }
    static class W extends Wrap {
        Lis lis(NdkListenerDispatch r) { return new L(r); }
        Conn conn(NdkConnectorDispatch r, Lis from) { return new C(r, from); }
    }
}
