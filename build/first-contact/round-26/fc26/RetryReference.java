package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RetryReference extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private final Set<NdkSharedEndpoint> leaked = ConcurrentHashMap.newKeySet();
        private final Queue<Runnable> atEnd = new ConcurrentLinkedQueue<>();

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Con c = con(o);
            if (c.extra == a.pNdkSharedEndpoint()) {
                leaked.add(a.pNdkSharedEndpoint()); // the reference of the first attempt was kept
            }
            c.extra = a.pNdkSharedEndpoint();
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            if (!leaked.contains(o)) {
                return r.closeSharedEndpoint(o, a);
            }
            atEnd.add(() -> r.closeSharedEndpoint(o, new CloseArgs(x -> {}, 0)));
            return NtStatus.STATUS_PENDING;
        }

        @Override
        void beforeAdaptersClose() {
            for (Runnable e = atEnd.poll(); e != null; e = atEnd.poll()) {
                e.run();
            }
        }
    }
}
