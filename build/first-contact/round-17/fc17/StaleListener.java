package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The table of listening ports keeps the ConnectEventContext of the first listener of an explicit address and port, and a later listener there gets it with its events. */
public final class StaleListener extends Base {
    public StaleListener() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<String, Long> contexts = new ConcurrentHashMap<>();
        private final Map<Lis, Long> own = Collections.synchronizedMap(new IdentityHashMap<>());

        @Override
        void born(NdkListener l, CreateListenerArgs a, Lis state) {
            own.put(state, a.connectEventContext());
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            NdkSockaddr s = read(a.pAddress(), a.addressLength());
            Lis l = of(o);
            if (s == null || s.port() == 0 || l == null) {
                return r.listen(o, a);
            }
            l.extra = s.toString();
            Ended e = status -> {
                Long mine = own.get(l);
                if (status.isSuccess() && mine != null) {
                    contexts.putIfAbsent(s.toString(), mine);
                }
                return status;
            };
            return inline(r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), then(a.requestCompletion(), e),
                    a.requestContext())), e);
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Long kept = l.extra == null ? null : contexts.get((String) l.extra);
            consumers.connectEvent(kept == null ? context : kept, c);
        }
    }
}
