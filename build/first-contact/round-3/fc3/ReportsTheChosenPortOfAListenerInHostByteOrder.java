package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A listener's port that the provider chose itself is reported without htons. */
public final class ReportsTheChosenPortOfAListenerInHostByteOrder extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus listen(Lsn s, NdkListener o, ListenArgs a) {
                if (a.addressLength() >= 4 && a.pAddress().get(2) == 0 && a.pAddress().get(3) == 0) {
                    s.put("chosen", true);
                }
                return s.real.listen(o, a);
            }

            @Override
            protected NtStatus listenerAddress(Lsn s, NdkListener o, GetAddressArgs a) {
                NtStatus status = s.real.getLocalAddress(o, a);
                if (status.isSuccess() && s.has("chosen") && a.pAddress() != null) {
                    byte high = a.pAddress().get(2);
                    byte low = a.pAddress().get(3);
                    a.pAddress().put(2, low);
                    a.pAddress().put(3, high);
                }
                return status;
            }
        };
    }
}
