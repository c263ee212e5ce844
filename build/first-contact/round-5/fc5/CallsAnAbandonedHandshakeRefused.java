package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CallsAnAbandonedHandshakeRefused extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        private static NtStatus map(NtStatus s) {
            return s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_REFUSED : s;
        }
        NdkRequestCompletion done(int op, NdkRequestCompletion c) {
            return op == ACCEPT || op == COMPLETE ? (x, s) -> c.complete(x, map(s)) : c;
        }
        NtStatus ret(int op, NtStatus s) { return op == ACCEPT || op == COMPLETE ? map(s) : s; }
    }
}
