package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A rejected connect over a shared endpoint ends with STATUS_CONNECTION_ABORTED. */
public final class RejectShared extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final Set<String> outstanding = ConcurrentHashMap.newKeySet();
            private final Set<String> rejected = ConcurrentHashMap.newKeySet();

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                NdkSockaddr dest = read(a.pDestAddress(), a.destAddressLength());
                String key = addressOf(a.pNdkSharedEndpoint()) + ">" + dest;
                if (!outstanding.add(key)) {
                    return r.connectWithSharedEndpoint(o, a);
                }
                rejected.remove(key);
                Ended e = s -> {
                    outstanding.remove(key);
                    return s.equals(NtStatus.STATUS_CONNECTION_REFUSED) && rejected.remove(key)
                            ? NtStatus.STATUS_CONNECTION_ABORTED : s;
                };
                return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
            }

            @Override
            NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
                NdkSockaddr s = read(a.pAddress(), a.addressLength());
                Lis l = of(o);
                if (l != null && s != null && s.port() != 0) {
                    l.extra = s;
                } else if (l != null) {
                    l.extra = (java.util.function.Supplier<NdkSockaddr>) () -> address(x -> r.getLocalAddress(o, x));
                }
                return r.listen(o, a);
            }

            @Override
            @SuppressWarnings("unchecked")
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                Lis l = origin(o);
                if (l == null) {
                    return r.reject(o, a);
                }
                NdkSockaddr peer = address(x -> r.getPeerAddress(o, x));
                NdkSockaddr local = address(x -> r.getLocalAddress(o, x));
                if ((local == null || local.port() == 0) && !l.closing) {
                    local = l.extra instanceof NdkSockaddr s ? s
                            : l.extra instanceof java.util.function.Supplier<?> s ? (NdkSockaddr) s.get() : null;
                }
                String key = peer + ">" + local;
                if (outstanding.contains(key)) {
                    rejected.add(key);
                }
                NtStatus s = r.reject(o, a);
                if (!s.isSuccess()) {
                    rejected.remove(key);
                }
                return s;
            }
        };
    }
}
