package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ReportsTheIpv4SizeForATinyListenerBuffer extends Base {
    Li li(Ad ad, NdkListenerDispatch r) {
        return new Li(ad, r) {
            public NtStatus getLocalAddress(NdkListener o, GetAddressArgs a) {
                long cap = a.pAddressLength().get();
                NtStatus s = super.getLocalAddress(o, a);
                if (s.equals(SMALL) && cap < 16) a.pAddressLength().set(16);
                return s;
            }
        };
    }
}
