package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** After a connect over it has failed, a shared endpoint reports the port of that destination as its own. */
public final class PortOfTheRefused extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Map<NdkSharedEndpoint, NdkSockaddr> failed = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
                NdkSharedEndpoint from = a.pNdkSharedEndpoint();
                Ended e = s -> {
                    if (s.isSuccess() || to == null) {
                        failed.remove(from);
                    } else {
                        failed.put(from, to);
                    }
                    return s;
                };
                return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
            }

            @Override
            NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
                NdkSockaddr to = failed.get(o);
                NdkSockaddr right = to == null ? null : address(x -> r.getLocalAddress(o, x));
                return right == null ? r.getLocalAddress(o, a) : answer(a, right.withPort(to.port()));
            }
        };
    }
}
