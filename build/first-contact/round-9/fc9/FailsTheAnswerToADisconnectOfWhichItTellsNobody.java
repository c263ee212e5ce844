package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class FailsTheAnswerToADisconnectOfWhichItTellsNobody extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            volatile boolean gone;
            NtStatus establish(NdkConnector c, Est e) { return forward(c, e.ev() == null ? e.with((x, y) -> gone = true, e.rc()) : e); }
            public NtStatus disconnect(NdkConnector c, DisconnectArgs g) {
                if (!gone) return r.disconnect(c, g);
                NtStatus s = r.disconnect(c, new DisconnectArgs((x, t) -> g.requestCompletion().complete(x, t.isSuccess() ? STATUS_CONNECTION_INVALID : t), g.requestContext()));
                return s.isSuccess() ? STATUS_CONNECTION_INVALID : s;
            }
        }; }
    }
}
