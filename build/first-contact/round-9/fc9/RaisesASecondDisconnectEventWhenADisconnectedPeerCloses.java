package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class RaisesASecondDisconnectEventWhenADisconnectedPeerCloses extends H {
    Wrap wrap() { return new W(); }
    static class C extends Conn {
        final Map<String, C> all;
        volatile Est est;
        volatile String local, peer;
        volatile boolean told, disconnected, over, closed;
        C(NdkConnectorDispatch r, Lis from, Map<String, C> all) { super(r, from); this.all = all; }
        void up(NdkConnector c) {
            local = local(c);
            peer = peer(c);
            if (local != null && peer != null) all.put(local + "|" + peer, this);
        }
        NtStatus establish(NdkConnector c, Est e) {
            est = e;
            NtStatus s = forward(c, e.with(e.ev() == null ? null : (x, y) -> { e.ev().fire(x, y); told = true; },
                    (x, t) -> { if (t.isSuccess()) up(c); e.rc().complete(x, t); }));
            if (s.isSuccess()) up(c);
            return s;
        }
        public NtStatus disconnect(NdkConnector c, DisconnectArgs g) { disconnected = true; return r.disconnect(c, g); }
        public NtStatus closeConnector(NdkConnector c, CloseArgs g) {
            closed = true;
            C other = null;
            if (local != null && peer != null) {
                other = all.get(peer + "|" + local);
                all.remove(local + "|" + peer, this);
            }
            if (disconnected && other != null && other.told && !other.disconnected && !other.closed) {
                other.told = false;
                other.est.ev().fire(other.est.evCtx(), 0);
            }
            return r.closeConnector(c, g);
        }
    }
    static class W extends Wrap {
        final Map<String, C> all = new ConcurrentHashMap<>();
        Conn conn(NdkConnectorDispatch r, Lis from) { return new C(r, from, all); }
    }
}
