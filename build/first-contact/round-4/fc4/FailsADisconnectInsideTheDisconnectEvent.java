package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkDisconnect called from inside the DisconnectEvent of its connector, on that thread, answers STATUS_INVALID_DEVICE_STATE and does nothing. */
public final class FailsADisconnectInsideTheDisconnectEvent extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final ThreadLocal<Conn> inside = new ThreadLocal<>();

        private void within(Conn o, Runnable event) {
            Conn before = inside.get();
            inside.set(o);
            try {
                event.run();
            } finally {
                inside.set(before);
            }
        }

        private NdkDisconnectEventCallback marked(Conn o, NdkDisconnectEventCallback e) {
            return e == null ? null : x -> within(o, () -> e.disconnectEvent(x));
        }

        private NdkDisconnectEventCallbackEx marked(Conn o, NdkDisconnectEventCallbackEx e) {
            return e == null ? null : (x, r) -> within(o, () -> e.disconnectEvent(x, r));
        }

        @Override NtStatus accept(Conn o, AcceptArgs a) { return super.accept(o, Mem.with(a, a.requestCompletion(), marked(o, a.disconnectEvent()))); }
        @Override NtStatus acceptEx(Conn o, AcceptExArgs a) { return super.acceptEx(o, Mem.with(a, a.requestCompletion(), marked(o, a.disconnectEvent()))); }
        @Override NtStatus completeConnect(Conn o, CompleteConnectArgs a) { return super.completeConnect(o, Mem.with(a, a.requestCompletion(), marked(o, a.disconnectEvent()))); }
        @Override NtStatus completeConnectEx(Conn o, CompleteConnectExArgs a) { return super.completeConnectEx(o, Mem.with(a, a.requestCompletion(), marked(o, a.disconnectEvent()))); }

        @Override NtStatus disconnect(Conn o, DisconnectArgs a) {
            return inside.get() == o ? NtStatus.STATUS_INVALID_DEVICE_STATE : super.disconnect(o, a);
        }
    }
}
