package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class LastDestination extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private final Map<NdkSharedEndpoint, NdkSockaddr> last = new ConcurrentHashMap<>();

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
            if (to != null) {
                last.put(a.pNdkSharedEndpoint(), to);
                con(o).extra = a.pNdkSharedEndpoint();
            }
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            if (con(o).extra instanceof NdkSharedEndpoint s && address(x -> r.getPeerAddress(o, x)) != null) {
                return answer(a, last.get(s)); // the route is kept with the endpoint
            }
            return r.getPeerAddress(o, a);
        }
    }
}
