package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A paused listener is off the list of the firmware, so that its close finds no port to give back. */
public final class PausedPort extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkSockaddr> held = ConcurrentHashMap.newKeySet();

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            of(o).extra = pause;
            r.controlConnectEvents(o, pause);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            if (l != null && Boolean.TRUE.equals(l.extra)) {
                NdkSockaddr s = address(x -> r.getLocalAddress(o, x));
                if (s != null && s.port() != 0) {
                    held.add(s);
                }
            }
            return super.closeListener(r, o, a);
        }

        private boolean held(ConstBytePointer p, long length) {
            NdkSockaddr s = read(p, length);
            return s != null && held.contains(s);
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            return held(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : r.listen(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return held(a.pSrcAddress(), a.srcAddressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : r.connect(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return held(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : super.createSharedEndpoint(r, o, a);
        }
    }
}
