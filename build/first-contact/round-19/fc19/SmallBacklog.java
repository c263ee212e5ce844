package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class SmallBacklog extends Base {
    public SmallBacklog() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<Lis, Set<NdkConnector>> undecided = Collections.synchronizedMap(new WeakHashMap<>());

        private void decided(NdkConnector o) {
            Lis l = origin(o);
            Set<NdkConnector> s = l == null ? null : undecided.get(l);
            if (s != null) {
                s.remove(o);
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Set<NdkConnector> s = undecided.computeIfAbsent(l, x -> ConcurrentHashMap.newKeySet());
            boolean full;
            synchronized (s) {
                full = !s.isEmpty();
                if (!full) {
                    s.add(c);
                }
            }
            if (full) {
                turnDown(real, c);
            } else {
                consumers.connectEvent(context, c);
            }
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            decided(o);
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            decided(o);
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            decided(o);
            return r.reject(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            decided(o);
            return r.closeConnector(o, a);
        }
    }
}
