package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A connect whose request the passive side rejects with NdkReject completes with STATUS_CONNECTION_ABORTED instead of STATUS_CONNECTION_REFUSED. */
public final class ReportsARejectionAsAnAbort extends Base {

    public ReportsARejectionAsAnAbort() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkSockaddr, AtomicInteger> rejections = new ConcurrentHashMap<>();

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            NdkSockaddr at = origin(o) == null ? null : address(x -> r.getLocalAddress(o, x));
            if (at == null) {
                return r.reject(o, a);
            }
            AtomicInteger n = rejections.computeIfAbsent(at, k -> new AtomicInteger());
            n.incrementAndGet();
            NtStatus s = r.reject(o, a);
            if (!s.isSuccess()) {
                n.decrementAndGet();
            }
            return s;
        }

        private Ended ended(NdkConnector o, ConstBytePointer p, long length) {
            NdkSockaddr to = read(p, length);
            return s -> {
                AtomicInteger n = to == null ? null : rejections.get(to);
                if (s == NtStatus.STATUS_CONNECTION_REFUSED && n != null && n.get() > 0) {
                    n.decrementAndGet();
                    return NtStatus.STATUS_CONNECTION_ABORTED;
                }
                return s;
            };
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            Ended e = ended(o, a.pDestAddress(), a.destAddressLength());
            return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Ended e = ended(o, a.pDestAddress(), a.destAddressLength());
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
        }
    }
}
