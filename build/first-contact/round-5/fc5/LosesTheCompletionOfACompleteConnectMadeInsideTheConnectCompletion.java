package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class LosesTheCompletionOfACompleteConnectMadeInsideTheConnectCompletion extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        volatile Thread inside; boolean lost;
        void before(int op) { if (op == COMPLETE) lost = inside == Thread.currentThread(); }
        NdkRequestCompletion done(int op, NdkRequestCompletion c) {
            if (op == CONNECT) return (x, s) -> { inside = Thread.currentThread(); try { c.complete(x, s); } finally { inside = null; } };
            return op == COMPLETE && lost ? (x, s) -> {} : c;
        }
        NtStatus ret(int op, NtStatus s) { return op == COMPLETE && lost && s.equals(OK) ? PENDING : s; }
    }
}
