package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class FailsACompleteConnectInsideTheCompletionOfASharedConnect extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            volatile Thread inside;
            public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs g) {
                return r.connectWithSharedEndpoint(c, withCompletion(g, (x, s) -> {
                    inside = Thread.currentThread();
                    try { g.requestCompletion().complete(x, s); } finally { inside = null; }
                }));
            }
            NtStatus establish(NdkConnector c, Est e) {
                return !e.passive() && inside == Thread.currentThread() ? STATUS_CONNECTION_INVALID : forward(c, e);
            }
        }; }
    }
}
