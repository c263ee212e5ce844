package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The port of a connector over a shared endpoint is read from the entry of the endpoint, which its close clears. */
public final class SlotGone extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkSharedEndpoint> gone = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            gone.add(o);
            return r.closeSharedEndpoint(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            con(o).extra = a.pNdkSharedEndpoint();
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            con(o).extra = null;
            return r.connect(o, a);
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            Object e = con(o).extra;
            NtStatus s = r.getLocalAddress(o, a);
            if (s.isSuccess() && e != null && gone.contains(e)) {
                NdkSockaddr real = read(a.pAddress(), a.pAddressLength().get());
                if (real != null) {
                    real.withPort(0).writeTo(a.pAddress());
                }
            }
            return s;
        }
    }
}
