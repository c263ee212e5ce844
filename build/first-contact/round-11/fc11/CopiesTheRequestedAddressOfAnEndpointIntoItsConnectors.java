package fc11;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** A connector over an endpoint made with port 0 says that its local port is 0. */
public final class CopiesTheRequestedAddressOfAnEndpointIntoItsConnectors extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkSharedEndpoint, Boolean> chosen = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkConnector, Boolean> over = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkSharedEndpoint s, NdkSockaddr asked) {
            if (asked != null && asked.port() == 0) {
                chosen.put(s, true);
            }
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            if (chosen.containsKey(a.pNdkSharedEndpoint())) {
                over.put(o, true);
            } else {
                over.remove(o);
            }
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            over.remove(o);
            return r.connect(o, a);
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            NtStatus s = r.getLocalAddress(o, a);
            if (s.isSuccess() && a.pAddress() != null && over.containsKey(o)) {
                a.pAddress().put(2, new byte[2], 0, 2);
            }
            return s;
        }
    }
}
