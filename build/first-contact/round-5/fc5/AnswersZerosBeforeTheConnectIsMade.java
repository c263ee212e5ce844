package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class AnswersZerosBeforeTheConnectIsMade extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        volatile boolean used = from != null;
        void before(int op) { used = true; }
        private NtStatus zeros(GetAddressArgs a) {
            long cap = a.pAddressLength().get();
            a.pAddressLength().set(16);
            if (a.pAddress() == null || cap < 16) return SMALL;
            a.pAddress().put(0, new byte[16], 0, 16);
            return OK;
        }
        public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs a) { return used ? super.getLocalAddress(o, a) : zeros(a); }
        public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs a) { return used ? super.getPeerAddress(o, a) : zeros(a); }
    }
}
