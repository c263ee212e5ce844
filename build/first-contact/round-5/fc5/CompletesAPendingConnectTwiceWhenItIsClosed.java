package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CompletesAPendingConnectTwiceWhenItIsClosed extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        NdkRequestCompletion pending; long context;
        public NtStatus connect(NdkConnector o, ConnectArgs a) { context = a.requestContext(); return super.connect(o, a); }
        public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
            context = a.requestContext();
            return super.connectWithSharedEndpoint(o, a);
        }
        NdkRequestCompletion done(int op, NdkRequestCompletion c) {
            if (op != CONNECT) return c;
            synchronized (this) { pending = c; }
            return (x, s) -> { synchronized (this) { pending = null; } c.complete(x, s); };
        }
        NtStatus ret(int op, NtStatus s) {
            if (op == CONNECT && !s.equals(PENDING)) synchronized (this) { pending = null; }
            return s;
        }
        public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
            NdkRequestCompletion p;
            synchronized (this) { p = pending; }
            if (p != null) p.complete(context, NtStatus.STATUS_CANCELLED);
            return super.closeConnector(o, a);
        }
    }
}
