package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A rejected connect over a shared endpoint ends with STATUS_CONNECTION_ABORTED. */
public final class SharedReject extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Map<NdkSharedEndpoint, NdkSockaddr> locals = Collections.synchronizedMap(new WeakHashMap<>());
            final Set<String> rejected = ConcurrentHashMap.newKeySet();

            @Override
            void born(NdkSharedEndpoint s, NdkSockaddr asked) {
                NdkSharedEndpointDispatch t = s.dispatch();
                NdkSockaddr l = address(z -> t.getLocalAddress(s, z));
                if (l != null) {
                    locals.put(s, l);
                }
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                String key = origin(o) == null ? null : pair(r, o, true);
                if (key != null) {
                    rejected.add(key);
                }
                NtStatus s = r.reject(o, a);
                if (key != null && !s.isSuccess()) {
                    rejected.remove(key);
                }
                return s;
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                String key = locals.get(a.pNdkSharedEndpoint()) + ">" + read(a.pDestAddress(), a.destAddressLength());
                Ended e = s -> rejected.remove(key) && s.equals(NtStatus.STATUS_CONNECTION_REFUSED)
                        ? NtStatus.STATUS_CONNECTION_ABORTED : s;
                return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
            }
        };
    }
}
