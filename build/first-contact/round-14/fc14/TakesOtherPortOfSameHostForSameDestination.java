package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class TakesOtherPortOfSameHostForSameDestination extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private record Use(NdkSharedEndpoint endpoint, NdkSockaddr to) {}

        private final Map<NdkConnector, Use> uses = weakMap();

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
            if (to == null) {
                return r.connectWithSharedEndpoint(o, a);
            }
            synchronized (uses) {
                for (Use u : uses.values()) {
                    if (u.endpoint() == a.pNdkSharedEndpoint() && u.to().address().equals(to.address())
                            && u.to().port() != to.port()) {
                        return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
                    }
                }
            }
            Use use = new Use(a.pNdkSharedEndpoint(), to);
            NtStatus s = r.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                if (status.isSuccess()) {
                    uses.put(o, use);
                }
                a.requestCompletion().complete(context, status);
            }));
            if (s.equals(NtStatus.STATUS_SUCCESS)) {
                uses.put(o, use);
            }
            return s;
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            uses.remove(o);
            return r.closeConnector(o, a);
        }
    }
}
