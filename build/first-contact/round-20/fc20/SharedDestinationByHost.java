package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A shared endpoint compares destinations by IP address alone: a connect to another port of a host that one of its connectors is connected to fails with STATUS_ADDRESS_ALREADY_EXISTS. */
public final class SharedDestinationByHost extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkSharedEndpoint, Map<NdkConnector, NdkSockaddr>> used =
                Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
            if (to == null) {
                return r.connectWithSharedEndpoint(o, a);
            }
            Map<NdkConnector, NdkSockaddr> mine =
                    used.computeIfAbsent(a.pNdkSharedEndpoint(), x -> new ConcurrentHashMap<>());
            for (Map.Entry<NdkConnector, NdkSockaddr> e : mine.entrySet()) {
                if (e.getKey() != o && e.getValue().address().equals(to.address()) && e.getValue().port() != to.port()) {
                    return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
                }
            }
            mine.put(o, to);
            con(o).extra = mine;
            Ended ended = s -> {
                if (!s.isSuccess()) {
                    mine.remove(o);
                }
                return s;
            };
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), ended))), ended);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Object mine = con(o).extra;
            return close(x -> r.closeConnector(o, x), a, () -> {
                if (mine instanceof Map<?, ?> m) {
                    m.remove(o);
                }
            }, () -> {});
        }
    }
}
