package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The local port of a connect that the active side rejected stays in the table of used ports. */
public final class PortAfterActiveReject extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Set<NdkSockaddr> left = ConcurrentHashMap.newKeySet();

        private boolean taken(ConstBytePointer p, long length) {
            NdkSockaddr s = read(p, length);
            return s != null && s.port() != 0 && left.contains(s);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            if (taken(a.pSrcAddress(), a.srcAddressLength())) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            con(o).extra = read(a.pSrcAddress(), a.srcAddressLength());
            return r.connect(o, a);
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            if (taken(a.pAddress(), a.addressLength())) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            return r.listen(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            if (taken(a.pAddress(), a.addressLength())) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            return super.createSharedEndpoint(r, o, a);
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            if (origin(o) == null && con(o).extra instanceof NdkSockaddr asked) {
                NdkSockaddr real = asked.port() != 0 ? asked : address(x -> r.getLocalAddress(o, x));
                if (real != null && real.port() != 0) {
                    left.add(real);
                }
            }
            return r.reject(o, a);
        }
    }
}
