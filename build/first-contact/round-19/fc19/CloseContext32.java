package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CloseContext32 extends Base {
    public CloseContext32() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<Lis, Set<NdkConnector>> open = Collections.synchronizedMap(new WeakHashMap<>());

        private Set<NdkConnector> of(Lis l, boolean make) {
            return make ? open.computeIfAbsent(l, x -> ConcurrentHashMap.newKeySet()) : open.get(l);
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            of(l, true).add(c);
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Lis l = origin(o);
            Set<NdkConnector> s = l == null ? null : of(l, false);
            if (s == null) {
                return r.closeConnector(o, a);
            }
            return close(x -> r.closeConnector(o, x), a, () -> s.remove(o), () -> {});
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            Set<NdkConnector> s = l == null ? null : of(l, false);
            boolean deferred = s != null && !s.isEmpty();
            return super.closeListener(r, o, new CloseArgs(a.closeCompletion(),
                    deferred ? a.requestContext() & 0xFFFFFFFFL : a.requestContext()));
        }
    }
}
