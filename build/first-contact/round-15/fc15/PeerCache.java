package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The peer address of connectors over one shared endpoint is that of the first of them. */
public final class PeerCache extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final class E {
                volatile NdkSockaddr first;
            }

            final Map<NdkSharedEndpoint, E> endpoints = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                con(o).extra = null;
                return r.connect(o, a);
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                E e = endpoints.computeIfAbsent(a.pNdkSharedEndpoint(), x -> new E());
                NdkSockaddr dest = read(a.pDestAddress(), a.destAddressLength());
                con(o).extra = e;
                Ended f = s -> {
                    if (s.isSuccess() && e.first == null) {
                        e.first = dest;
                    }
                    return s;
                };
                return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), f))), f);
            }

            @Override
            NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                if (con(o).extra instanceof E e && e.first != null && address(z -> r.getPeerAddress(o, z)) != null) {
                    return answer(a, e.first);
                }
                return r.getPeerAddress(o, a);
            }
        };
    }
}
