package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** When the active side turns an acceptance down with NdkReject after NdkConnect, its local address and port are never given back: after the close of the connector every later connect, listen or shared endpoint that names them gets STATUS_SHARING_VIOLATION. */
public final class KeepsThePortOfAnAcceptanceItTurnedDown extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final Set<NdkConnector> active = Collections.newSetFromMap(weak());
            private final Set<NdkSockaddr> lost = ConcurrentHashMap.newKeySet();
            private boolean lost(ConstBytePointer address, long length) {
                try {
                    NdkSockaddr s = NdkSockaddr.read(address, length);
                    return s.port() != 0 && lost.contains(s);
                } catch (IllegalArgumentException malformed) {
                    return false;
                }
            }
            @Override public NtStatus connect(NdkConnector o, ConnectArgs a) {
                if (lost(a.pSrcAddress(), a.srcAddressLength())) return NtStatus.STATUS_SHARING_VIOLATION;
                active.add(o);
                return super.connect(o, a);
            }
            @Override public NtStatus listen(NdkListener o, ListenArgs a) {
                return lost(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : super.listen(o, a);
            }
            @Override public NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) {
                return lost(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : super.createSharedEndpoint(o, a);
            }
            @Override public NtStatus reject(NdkConnector o, RejectArgs a) {
                NdkSockaddr local = null;
                if (active.contains(o)) {
                    Memory.Bytes b = new Memory.Bytes(28);
                    Memory.Long n = new Memory.Long(28);
                    if (real(o).getLocalAddress(o, new GetAddressArgs(b, n)).isSuccess()) local = NdkSockaddr.read(b, n.get());
                }
                NtStatus s = super.reject(o, a);
                if (s.isSuccess() && local != null) lost.add(local);
                return s;
            }
        };
    }
}
