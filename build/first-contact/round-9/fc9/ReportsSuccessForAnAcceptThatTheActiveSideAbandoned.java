package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class ReportsSuccessForAnAcceptThatTheActiveSideAbandoned extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            volatile boolean closing;
            NtStatus map(NtStatus s) { return !closing && (s.equals(STATUS_CONNECTION_ABORTED) || s.equals(STATUS_CONNECTION_REFUSED)) ? STATUS_SUCCESS : s; }
            NtStatus establish(NdkConnector c, Est e) {
                if (!e.passive()) return forward(c, e);
                return map(forward(c, e.with(e.ev(), (x, s) -> e.rc().complete(x, map(s)))));
            }
            public NtStatus closeConnector(NdkConnector c, CloseArgs g) { closing = true; return r.closeConnector(c, g); }
        }; }
    }
}
