package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class EndpointTableUsed extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSharedEndpoint s = a.pNdkSharedEndpoint();
            NdkSockaddr from;
            try {
                from = address(x -> s.dispatch().getLocalAddress(s, x));
            } catch (RuntimeException e) {
                from = null;
            }
            if (from == null) {
                return NtStatus.STATUS_INVALID_DEVICE_STATE;
            }
            return r.connectWithSharedEndpoint(o, a);
        }
    }
}
