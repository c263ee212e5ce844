package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Closing a listener that is paused does not drop the listener's reference, so its address and port stay in use (STATUS_SHARING_VIOLATION) for good. */
public final class KeepsTheAddressOfAListenerClosedWhilePaused extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final Set<Lst> paused = ConcurrentHashMap.newKeySet();
        private final Set<NdkSockaddr> leaked = ConcurrentHashMap.newKeySet();

        @Override void controlConnectEvents(Lst o, boolean pause) {
            if (pause) paused.add(o);
            else paused.remove(o);
            super.controlConnectEvents(o, pause);
        }

        @Override NtStatus closeListener(Lst o, CloseArgs a) {
            if (paused.remove(o)) {
                NdkSockaddr at = Mem.ask(g -> o.real.getLocalAddress(o.obj, g));
                if (at != null) leaked.add(at);
            }
            return super.closeListener(o, a);
        }

        private boolean taken(ConstBytePointer p, long length) {
            NdkSockaddr at = Mem.read(p, length);
            return at != null && leaked.contains(at);
        }

        @Override NtStatus listen(Lst o, ListenArgs a) {
            return taken(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : super.listen(o, a);
        }

        @Override NtStatus connect(Conn o, ConnectArgs a) {
            return taken(a.pSrcAddress(), a.srcAddressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : super.connect(o, a);
        }

        @Override NtStatus createSharedEndpoint(Adp o, CreateSharedEndpointArgs a) {
            return taken(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : super.createSharedEndpoint(o, a);
        }
    }
}
