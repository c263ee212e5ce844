package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A shared endpoint has two slots for its connectors; a third connect finds another one in its slot. */
public final class ThirdOverEndpoint extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkSharedEndpoint, AtomicInteger> used = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Con k = con(o);
            if (k.extra == null) {
                AtomicInteger n = used.computeIfAbsent(a.pNdkSharedEndpoint(), x -> new AtomicInteger());
                if (n.incrementAndGet() > 2) {
                    n.decrementAndGet();
                    return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
                }
                k.extra = n;
            }
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con k = con(o);
            Runnable free = () -> {
                if (k.extra instanceof AtomicInteger n) {
                    k.extra = null;
                    n.decrementAndGet();
                }
            };
            return close(x -> r.closeConnector(o, x), a, free, () -> {});
        }
    }
}
