package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The path that cancels a pending connect does not give the explicit local port back. */
public final class LeaksThePortOfAnAbandonedConnect extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            private final Set<NdkSockaddr> leaked = ConcurrentHashMap.newKeySet();

            private NdkSockaddr read(ConstBytePointer p, long length) {
                try {
                    return NdkSockaddr.read(p, length);
                } catch (RuntimeException notAnAddress) {
                    return null;
                }
            }

            private boolean lost(ConstBytePointer p, long length) {
                NdkSockaddr a = read(p, length);
                return a != null && leaked.contains(a);
            }

            @Override
            NtStatus connect(Con c, ConnectArgs x) {
                NdkSockaddr src = read(x.pSrcAddress(), x.srcAddressLength());
                if (src == null || src.port() == 0) {
                    return super.connect(c, x);
                }
                if (leaked.contains(src)) {
                    return NtStatus.STATUS_SHARING_VIOLATION;
                }
                c.note = src;
                NtStatus s = super.connect(c, with(x, (k, status) -> {
                    c.note = null;
                    x.requestCompletion().complete(k, status);
                }));
                if (!s.isPending()) {
                    c.note = null;
                }
                return s;
            }

            @Override
            NtStatus close(Con c, CloseArgs x) {
                if (c.note instanceof NdkSockaddr src) {
                    leaked.add(src);
                }
                return super.close(c, x);
            }

            @Override
            NtStatus listen(Lis l, ListenArgs x) {
                return lost(x.pAddress(), x.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : super.listen(l, x);
            }

            @Override
            NtStatus createSharedEndpoint(Adp a, CreateSharedEndpointArgs x) {
                return lost(x.pAddress(), x.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : super.createSharedEndpoint(a, x);
            }
        };
    }
}
