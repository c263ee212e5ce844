package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class WritesAWholeSockaddrInetForIpv4 extends Base {
    Co co(Ad ad, NdkConnectorDispatch r, Li from) { return new C(ad, r, from); }
    static final class C extends Co {
        C(Ad ad, NdkConnectorDispatch r, Li from) { super(ad, r, from); }
        public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs a) {
            NtStatus s = super.getLocalAddress(o, a);
            if (s.equals(OK) && a.pAddress() != null && a.pAddressLength().get() == 16) {
                try { for (int i = 16; i < 28; i++) a.pAddress().put(i, (byte) 0); } catch (RuntimeException end) { }
            }
            return s;
        }
    }
}
