package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Closing a listener while a connector that came from it is open only takes effect when the last of these is closed; until then connect events go on. */
public final class KeepsListeningWhileConnectorsAreOpen extends Base {

    public KeepsListeningWhileConnectorsAreOpen() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<Lis, Set<NdkConnector>> open = new ConcurrentHashMap<>();
        private final Map<Lis, Runnable> held = new ConcurrentHashMap<>();

        private Set<NdkConnector> open(Lis l) {
            return open.computeIfAbsent(l, k -> new HashSet<>());
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            synchronized (l) {
                open(l).add(c);
            }
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Lis l = origin(o);
            if (l == null) {
                return r.closeConnector(o, a);
            }
            return close(x -> r.closeConnector(o, x), a, () -> {
                Runnable later = null;
                synchronized (l) {
                    open(l).remove(o);
                    if (open(l).isEmpty()) {
                        later = held.remove(l);
                    }
                }
                if (later != null) {
                    later.run();
                }
            }, () -> {});
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            synchronized (l) {
                if (!open(l).isEmpty()) {
                    held.put(l, () -> {
                        if (r.closeListener(o, a) != NtStatus.STATUS_PENDING) {
                            a.closeCompletion().complete(a.requestContext());
                        }
                    });
                    return NtStatus.STATUS_PENDING;
                }
            }
            return super.closeListener(r, o, a);
        }

        @Override
        void beforeAdaptersClose() {
            for (Lis l : List.copyOf(held.keySet())) {
                Runnable later = held.remove(l);
                if (later != null) {
                    later.run();
                }
            }
        }
    }
}
