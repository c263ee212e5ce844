package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class LeaksTheLocalPortOfARefusedConnect extends Base {
    static final class A extends Ad {
        final Set<NdkSockaddr> leaked = java.util.concurrent.ConcurrentHashMap.newKeySet();
        A(Base b, NdkAdapterDispatch r) { super(b, r); }
        public NtStatus createSharedEndpoint(NdkAdapter o, CreateSharedEndpointArgs a) {
            NdkSockaddr s = read(a.pAddress(), a.addressLength());
            return s != null && leaked.contains(s) ? NtStatus.STATUS_SHARING_VIOLATION : super.createSharedEndpoint(o, a);
        }
    }
    Ad ad(NdkAdapterDispatch r) { return new A(this, r); }
    Li li(Ad ad, NdkListenerDispatch r) {
        return new Li(ad, r) {
            public NtStatus listen(NdkListener o, ListenArgs a) {
                NdkSockaddr s = read(a.pAddress(), a.addressLength());
                return s != null && ((A) this.ad).leaked.contains(s) ? NtStatus.STATUS_SHARING_VIOLATION : super.listen(o, a);
            }
        };
    }
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        volatile NdkSockaddr src; volatile boolean refused;
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        public NtStatus connect(NdkConnector o, ConnectArgs a) {
            NdkSockaddr s = read(a.pSrcAddress(), a.srcAddressLength());
            if (s != null && ((A) ad).leaked.contains(s)) return NtStatus.STATUS_SHARING_VIOLATION;
            src = s != null && s.port() != 0 ? s : null;
            return super.connect(o, a);
        }
        private void note(int op, NtStatus s) { if (op == CONNECT && !s.equals(PENDING)) refused = s.equals(NtStatus.STATUS_CONNECTION_REFUSED); }
        NdkRequestCompletion done(int op, NdkRequestCompletion c) { return (x, s) -> { note(op, s); c.complete(x, s); }; }
        NtStatus ret(int op, NtStatus s) { note(op, s); return s; }
        public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
            if (src != null && refused) ((A) ad).leaked.add(src);
            return super.closeConnector(o, a);
        }
    }
}
