package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A rejected connector that is still open does not hold up the close of its listener. */
public final class RejectedGone extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final class State {
                final Map<NdkConnector, Boolean> open = new ConcurrentHashMap<>();
                final AtomicInteger running = new AtomicInteger();
            }

            private State state(Lis l) {
                synchronized (l) {
                    if (l.extra == null) {
                        l.extra = new State();
                    }
                    return (State) l.extra;
                }
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                State st = state(l);
                st.open.put(c, false);
                st.running.incrementAndGet();
                try {
                    consumers.connectEvent(context, c);
                } finally {
                    st.running.decrementAndGet();
                }
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                NtStatus s = r.reject(o, a);
                Lis l = origin(o);
                if (l != null && s.isSuccess()) {
                    state(l).open.computeIfPresent(o, (x, y) -> true);
                }
                return s;
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                Lis l = origin(o);
                if (l == null) {
                    return r.closeConnector(o, a);
                }
                return close(x -> r.closeConnector(o, x), a, () -> state(l).open.remove(o), () -> {});
            }

            @Override
            NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
                Lis l = of(o);
                if (l != null) {
                    State st = state(l);
                    if (!st.open.isEmpty() && st.running.get() == 0 && !st.open.containsValue(false)) {
                        super.closeListener(r, o, new CloseArgs(context -> {}, 0));
                        return NtStatus.STATUS_SUCCESS;
                    }
                }
                return super.closeListener(r, o, a);
            }
        };
    }
}
