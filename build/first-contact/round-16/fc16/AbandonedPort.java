package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The close of a connector whose connect is pending forgets to give its explicit local port back. */
public final class AbandonedPort extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Set<String> lost = ConcurrentHashMap.newKeySet();

            boolean isLost(ConstBytePointer p, long length) {
                NdkSockaddr s = read(p, length);
                return s != null && s.port() != 0 && lost.contains(s.toString());
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                if (isLost(a.pSrcAddress(), a.srcAddressLength())) {
                    return NtStatus.STATUS_SHARING_VIOLATION;
                }
                NdkSockaddr s = read(a.pSrcAddress(), a.srcAddressLength());
                Con c = con(o);
                c.key = s == null || s.port() == 0 ? null : s.toString();
                Ended over = status -> {
                    if (!c.closing) {
                        c.key = null;
                    }
                    return status;
                };
                return inline(r.connect(o, with(a, then(a.requestCompletion(), over))), over);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                Con c = con(o);
                c.closing = true;
                String key = c.key;
                return close(x -> r.closeConnector(o, x), a, () -> {
                    if (key != null) {
                        lost.add(key);
                    }
                }, () -> {});
            }

            @Override
            NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
                return isLost(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : r.listen(o, a);
            }

            @Override
            NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
                return isLost(a.pAddress(), a.addressLength())
                        ? NtStatus.STATUS_SHARING_VIOLATION
                        : super.createSharedEndpoint(r, o, a);
            }
        };
    }
}
