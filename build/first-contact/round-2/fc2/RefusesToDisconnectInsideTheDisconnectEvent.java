package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkDisconnect called on a connector from inside its own DisconnectEvent does nothing and fails with STATUS_CONNECTION_INVALID; after the event it works. */
public final class RefusesToDisconnectInsideTheDisconnectEvent extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final ThreadLocal<Deque<NdkConnector>> inside = ThreadLocal.withInitial(ArrayDeque::new);
            private void during(NdkConnector o, Runnable event) {
                inside.get().push(o);
                try {
                    event.run();
                } finally {
                    inside.get().pop();
                }
            }
            private NdkDisconnectEventCallback plain(NdkConnector o, NdkDisconnectEventCallback e) {
                return e == null ? null : context -> during(o, () -> e.disconnectEvent(context));
            }
            private NdkDisconnectEventCallbackEx ex(NdkConnector o, NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (context, reason) -> during(o, () -> e.disconnectEvent(context, reason));
            }
            @Override public NtStatus accept(NdkConnector o, AcceptArgs a) { return super.accept(o, with(a, plain(o, a.disconnectEvent()))); }
            @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) { return super.acceptEx(o, with(a, ex(o, a.disconnectEvent()))); }
            @Override public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
                return super.completeConnect(o, with(a, plain(o, a.disconnectEvent())));
            }
            @Override public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                return super.completeConnectEx(o, with(a, ex(o, a.disconnectEvent())));
            }
            @Override public NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
                return inside.get().contains(o) ? NtStatus.STATUS_CONNECTION_INVALID : super.disconnect(o, a);
            }
        };
    }
}
