package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class ForgetsThePauseWhenAnOlderConnectorIsClosed extends H {
    Wrap wrap() { return new W(); }
    static class L extends Lis {
        volatile boolean paused, closed;
        L(NdkListenerDispatch r) { super(r); }
        public NtStatus closeListener(NdkListener l, CloseArgs g) { closed = true; return r.closeListener(l, g); }
        public void controlConnectEvents(NdkListener l, boolean pause) { r.controlConnectEvents(l, pause); paused = pause; }
    }
    static class W extends Wrap {
        Lis lis(NdkListenerDispatch r) { return new L(r); }
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            public NtStatus closeConnector(NdkConnector c, CloseArgs g) {
                if (from instanceof L l && l.paused && !l.closed) { l.paused = false; l.r.controlConnectEvents(l.self, false); }
                return r.closeConnector(c, g);
            }
        }; }
    }
}
