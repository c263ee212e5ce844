package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: a connector that was never used and a listener that does not listen yet have addresses of all zeros. */
public final class ZerosBefore extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final NdkSockaddr ZEROS = zeros();

        private static NdkSockaddr zeros() {
            try {
                return new NdkSockaddr(java.net.InetAddress.getByAddress(new byte[4]), 0);
            } catch (java.net.UnknownHostException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        private final Set<NdkListener> told = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            told.add(o);
            return r.listen(o, a);
        }

        @Override
        NtStatus getLocalAddress(NdkListenerDispatch r, NdkListener o, GetAddressArgs a) {
            return told.contains(o) ? r.getLocalAddress(o, a) : answer(a, ZEROS);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            con(o).taken = 1;
            return r.connect(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            con(o).taken = 1;
            return r.connectWithSharedEndpoint(o, a);
        }

        private boolean unused(NdkConnector o) {
            return origin(o) == null && con(o).taken == 0;
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return unused(o) ? answer(a, ZEROS) : r.getLocalAddress(o, a);
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return unused(o) ? answer(a, ZEROS) : r.getPeerAddress(o, a);
        }

    }
}
