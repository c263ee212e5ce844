package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Connectors over one shared endpoint all name the destination of its latest connect as their peer. */
public final class LastDestination extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Map<NdkSharedEndpoint, NdkSockaddr> latest = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
                if (to != null) {
                    con(o).extra = a.pNdkSharedEndpoint();
                    latest.put(a.pNdkSharedEndpoint(), to);
                }
                return r.connectWithSharedEndpoint(o, a);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                con(o).extra = null;
                return r.connect(o, a);
            }

            @Override
            NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                Object endpoint = con(o).extra;
                NdkSockaddr wrong = endpoint == null ? null : latest.get(endpoint);
                if (wrong == null || address(x -> r.getPeerAddress(o, x)) == null) {
                    return r.getPeerAddress(o, a);
                }
                return answer(a, wrong);
            }
        };
    }
}
