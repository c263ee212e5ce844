package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class EndpointEarly extends Base {
    public EndpointEarly() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        /** The connectors of an endpoint; true for one that has been disconnected. */
        private final Map<NdkSharedEndpoint, Map<NdkConnector, Boolean>> over = new ConcurrentHashMap<>();

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            over.computeIfAbsent(a.pNdkSharedEndpoint(), x -> new ConcurrentHashMap<>()).put(o, false);
            con(o).extra = a.pNdkSharedEndpoint();
            return r.connectWithSharedEndpoint(o, a);
        }

        private Map<NdkConnector, Boolean> of(NdkConnector o) {
            return con(o).extra instanceof NdkSharedEndpoint s ? over.getOrDefault(s, Map.of()) : Map.of();
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Ended e = s -> {
                if (s.isSuccess() && of(o).containsKey(o)) {
                    of(o).put(o, true);
                }
                return s;
            };
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Map<NdkConnector, Boolean> all = of(o);
            return close(x -> r.closeConnector(o, x), a, () -> {}, () -> {
                if (all.containsKey(o)) {
                    all.remove(o);
                }
            });
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            Map<NdkConnector, Boolean> all = over.remove(o);
            if (all != null && !all.isEmpty() && !all.containsValue(false)) {
                r.closeSharedEndpoint(o, new CloseArgs(context -> {}, a.requestContext()));
                return NtStatus.STATUS_SUCCESS;
            }
            return r.closeSharedEndpoint(o, a);
        }
    }
}
