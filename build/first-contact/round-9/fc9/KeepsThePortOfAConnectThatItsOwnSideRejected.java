package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class KeepsThePortOfAConnectThatItsOwnSideRejected extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        final Set<String> kept = ConcurrentHashMap.newKeySet();
        String name(ConstBytePointer p, long n) {
            try { NdkSockaddr a = NdkSockaddr.read(p, n); return a.port() == 0 ? "" : a.toString(); } catch (RuntimeException wrong) { return ""; }
        }
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            volatile String source = "";
            volatile boolean rejected;
            public NtStatus connect(NdkConnector c, ConnectArgs g) {
                String s = name(g.pSrcAddress(), g.srcAddressLength());
                if (kept.contains(s)) return STATUS_SHARING_VIOLATION;
                source = s;
                return r.connect(c, g);
            }
            public NtStatus reject(NdkConnector c, RejectArgs g) {
                NtStatus s = r.reject(c, g);
                if (from == null && s.isSuccess()) rejected = true;
                return s;
            }
            public NtStatus closeConnector(NdkConnector c, CloseArgs g) {
                if (rejected && !source.isEmpty()) kept.add(source);
                return r.closeConnector(c, g);
            }
        }; }
        Lis lis(NdkListenerDispatch r) { return new Lis(r) {
            public NtStatus listen(NdkListener l, ListenArgs g) {
                return kept.contains(name(g.pAddress(), g.addressLength())) ? STATUS_SHARING_VIOLATION : r.listen(l, g);
            }
        }; }
        Adp adp(NdkAdapterDispatch r, NdkVersion asked) { return new Adp(this, r) {
            public NtStatus createSharedEndpoint(NdkAdapter a, CreateSharedEndpointArgs g) {
                return kept.contains(name(g.pAddress(), g.addressLength())) ? STATUS_SHARING_VIOLATION : super.createSharedEndpoint(a, g);
            }
        }; }
    }
}
