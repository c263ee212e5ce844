package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** A connector that tried again from the same explicit port keeps the port after its close. */
public final class RetryLeaksPort extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkSockaddr> leaked = ConcurrentHashMap.newKeySet();

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            NdkSockaddr from = read(a.pSrcAddress(), a.srcAddressLength());
            if (from == null || from.port() == 0) {
                return r.connect(o, a);
            }
            if (leaked.contains(from)) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            Con c = con(o);
            if (from.equals(c.extra)) {
                c.decided = true;
            }
            Ended e = s -> {
                if (s.equals(NtStatus.STATUS_CONNECTION_REFUSED) || s.equals(NtStatus.STATUS_IO_TIMEOUT)
                        || s.equals(NtStatus.STATUS_HOST_UNREACHABLE) || s.equals(NtStatus.STATUS_NETWORK_UNREACHABLE)) {
                    c.extra = from;
                }
                return s;
            };
            return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con c = con(o);
            return close(x -> r.closeConnector(o, x), a, () -> {
                if (c.decided) {
                    leaked.add((NdkSockaddr) c.extra);
                }
            }, () -> {});
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            NdkSockaddr at = read(a.pAddress(), a.addressLength());
            return at != null && leaked.contains(at) ? NtStatus.STATUS_SHARING_VIOLATION : r.listen(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            NdkSockaddr at = read(a.pAddress(), a.addressLength());
            return at != null && leaked.contains(at) ? NtStatus.STATUS_SHARING_VIOLATION : super.createSharedEndpoint(r, o, a);
        }
    }
}
