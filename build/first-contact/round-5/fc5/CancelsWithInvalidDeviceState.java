package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CancelsWithInvalidDeviceState extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        volatile boolean closing;
        public NtStatus closeConnector(NdkConnector o, CloseArgs a) { closing = true; return super.closeConnector(o, a); }
        NdkRequestCompletion done(int op, NdkRequestCompletion c) {
            return (x, s) -> c.complete(x, closing && !s.equals(OK) ? NtStatus.STATUS_INVALID_DEVICE_STATE : s);
        }
    }
    Li li(Ad ad, NdkListenerDispatch r) {
        return new Li(ad, r) {
            volatile boolean closing;
            public NtStatus closeListener(NdkListener o, CloseArgs a) { closing = true; return super.closeListener(o, a); }
            public NtStatus listen(NdkListener o, ListenArgs a) {
                return super.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), (x, s) -> a.requestCompletion().complete(x,
                        closing && !s.equals(OK) ? NtStatus.STATUS_INVALID_DEVICE_STATE : s), a.requestContext()));
            }
        };
    }
}
