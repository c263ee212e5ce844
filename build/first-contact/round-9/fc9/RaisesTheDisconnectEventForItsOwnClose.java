package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class RaisesTheDisconnectEventForItsOwnClose extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            final AtomicBoolean fired = new AtomicBoolean();
            volatile Est est;
            volatile boolean up, disconnected;
            NtStatus establish(NdkConnector c, Est e) {
                est = e;
                NtStatus s = forward(c, e.with(e.ev() == null ? null : (x, y) -> { if (fired.compareAndSet(false, true)) e.ev().fire(x, y); },
                        (x, t) -> { if (t.isSuccess()) up = true; e.rc().complete(x, t); }));
                if (s.isSuccess()) up = true;
                return s;
            }
            public NtStatus disconnect(NdkConnector c, DisconnectArgs g) { disconnected = true; return r.disconnect(c, g); }
            public NtStatus closeConnector(NdkConnector c, CloseArgs g) {
                if (up && !disconnected && est.ev() != null && fired.compareAndSet(false, true)) est.ev().fire(est.evCtx(), 0);
                return r.closeConnector(c, g);
            }
        }; }
    }
}
