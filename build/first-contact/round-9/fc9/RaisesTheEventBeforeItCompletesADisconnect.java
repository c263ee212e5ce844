package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class RaisesTheEventBeforeItCompletesADisconnect extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            final AtomicBoolean fired = new AtomicBoolean();
            volatile Est est;
            volatile boolean closing;
            NtStatus establish(NdkConnector c, Est e) {
                est = e;
                return forward(c, e.ev() == null ? e : e.with((x, y) -> { if (fired.compareAndSet(false, true)) e.ev().fire(x, y); }, e.rc()));
            }
            public NtStatus disconnect(NdkConnector c, DisconnectArgs g) {
                return r.disconnect(c, new DisconnectArgs((x, s) -> {
                    Est e = est;
                    if (s.isSuccess() && !closing && e != null && e.ev() != null && fired.compareAndSet(false, true)) e.ev().fire(e.evCtx(), 0);
                    g.requestCompletion().complete(x, s);
                }, g.requestContext()));
            }
            public NtStatus closeConnector(NdkConnector c, CloseArgs g) { closing = true; return r.closeConnector(c, g); }
        }; }
    }
}
