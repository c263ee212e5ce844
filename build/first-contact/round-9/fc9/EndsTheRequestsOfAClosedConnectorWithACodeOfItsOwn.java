package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class EndsTheRequestsOfAClosedConnectorWithACodeOfItsOwn extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        static final NtStatus OWN = new NtStatus(0xE0FC0009);
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            volatile boolean closing;
            NdkRequestCompletion wrapped(NdkRequestCompletion rc) { return (x, s) -> rc.complete(x, closing && s.isFailure() ? OWN : s); }
            public NtStatus connect(NdkConnector c, ConnectArgs g) { return r.connect(c, withCompletion(g, wrapped(g.requestCompletion()))); }
            public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs g) {
                return r.connectWithSharedEndpoint(c, withCompletion(g, wrapped(g.requestCompletion())));
            }
            NtStatus establish(NdkConnector c, Est e) { return forward(c, e.with(e.ev(), wrapped(e.rc()))); }
            public NtStatus disconnect(NdkConnector c, DisconnectArgs g) {
                return r.disconnect(c, new DisconnectArgs(wrapped(g.requestCompletion()), g.requestContext()));
            }
            public NtStatus closeConnector(NdkConnector c, CloseArgs g) { closing = true; return r.closeConnector(c, g); }
        }; }
    }
}
