package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class SharedRefusedLeak extends Base {
    public SharedRefusedLeak() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkSharedEndpoint> leaked = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));
        private final List<Runnable> atLast = Collections.synchronizedList(new ArrayList<>());

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSharedEndpoint e = a.pNdkSharedEndpoint();
            Ended end = s -> {
                if (s.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    leaked.add(e);
                }
                return s;
            };
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), end))), end);
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            if (!leaked.contains(o)) {
                return r.closeSharedEndpoint(o, a);
            }
            atLast.add(() -> r.closeSharedEndpoint(o, new CloseArgs(context -> {}, 0)));
            return NtStatus.STATUS_PENDING;
        }

        @Override
        void beforeAdaptersClose() {
            List<Runnable> all;
            synchronized (atLast) {
                all = new ArrayList<>(atLast);
                atLast.clear();
            }
            all.forEach(Runnable::run);
        }
    }
}
