package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CompletesTheConnectOfAnAbandonedAccept extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        private NtStatus map(NtStatus s) {
            return s.equals(NtStatus.STATUS_CONNECTION_ABORTED) || s.equals(NtStatus.STATUS_CONNECTION_REFUSED) ? OK : s;
        }
        volatile boolean closing;
        public NtStatus closeConnector(NdkConnector o, CloseArgs a) { closing = true; return super.closeConnector(o, a); }
        NdkRequestCompletion done(int op, NdkRequestCompletion c) {
            return op == COMPLETE ? (x, s) -> c.complete(x, closing ? s : map(s)) : c;
        }
        NtStatus ret(int op, NtStatus s) { return op == COMPLETE ? map(s) : s; }
    }
}
