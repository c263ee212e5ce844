package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The explicit local port of a connector whose connect was refused is put on a deferred list at the close, and the list is worked off only by the next request for that port, which still fails with STATUS_SHARING_VIOLATION. */
public final class RefusedPortHeld extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Set<String> deferred = ConcurrentHashMap.newKeySet();

        private boolean busy(NdkSockaddr s) {
            return s != null && s.port() != 0 && deferred.remove(s.toString());
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            return busy(read(a.pAddress(), a.addressLength())) ? NtStatus.STATUS_SHARING_VIOLATION : r.listen(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return busy(read(a.pAddress(), a.addressLength())) ? NtStatus.STATUS_SHARING_VIOLATION
                    : super.createSharedEndpoint(r, o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            NdkSockaddr from = read(a.pSrcAddress(), a.srcAddressLength());
            if (busy(from)) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            Con c = con(o);
            Ended ended = s -> {
                boolean refused = s.equals(NtStatus.STATUS_CONNECTION_REFUSED) && from != null && from.port() != 0;
                c.key = refused ? from.toString() : null;
                return s;
            };
            return inline(r.connect(o, with(a, then(a.requestCompletion(), ended))), ended);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con c = con(o);
            return close(x -> r.closeConnector(o, x), a, () -> {
                if (c.key != null) {
                    deferred.add(c.key);
                }
            }, () -> {});
        }
    }
}
