package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A shared endpoint that is closed before its connectors leaves its port in the table of ports for ever, because the path by which the last connector drops the reference does not free it. */
public final class EndpointLeak extends Base {
    public EndpointLeak() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Set<String> leaked = ConcurrentHashMap.newKeySet();
        private final Map<NdkSharedEndpoint, AtomicInteger> users = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkConnector, AtomicInteger> over = Collections.synchronizedMap(new WeakHashMap<>());

        private AtomicInteger users(NdkSharedEndpoint o) {
            return users.computeIfAbsent(o, x -> new AtomicInteger());
        }

        private boolean taken(ConstBytePointer p, long length) {
            NdkSockaddr s = read(p, length);
            return s != null && s.port() != 0 && leaked.contains(s.toString());
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            AtomicInteger u = users(a.pNdkSharedEndpoint());
            Ended e = s -> {
                if (s.isSuccess() && over.put(o, u) == null) {
                    u.incrementAndGet();
                }
                return s;
            };
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            return close(x -> r.closeConnector(o, x), a, () -> {
                AtomicInteger u = over.remove(o);
                if (u != null) {
                    u.decrementAndGet();
                }
            }, () -> {});
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            if (users(o).get() == 0) {
                return r.closeSharedEndpoint(o, a);
            }
            NdkSockaddr own = address(x -> r.getLocalAddress(o, x));
            return r.closeSharedEndpoint(o, new CloseArgs(context -> {
                if (own != null) {
                    leaked.add(own.toString());
                }
                a.closeCompletion().complete(context);
            }, a.requestContext()));
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            return taken(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : r.listen(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return taken(a.pSrcAddress(), a.srcAddressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : r.connect(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return taken(a.pAddress(), a.addressLength())
                    ? NtStatus.STATUS_SHARING_VIOLATION : super.createSharedEndpoint(r, o, a);
        }
    }
}
