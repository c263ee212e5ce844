package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** After an established connection the same pair of local and remote address stays refused for a minute, each address being free otherwise (AMB-56). */
public final class HoldsAClosedPairOfAddressesForAMinute extends Base {
    private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

    private record Pair(NdkSockaddr local, NdkSockaddr remote) {}

    @Override
    Tables tables() {
        return new Tables() {
            private final Map<Pair, Long> held = new ConcurrentHashMap<>();

            @Override
            NtStatus connect(Con c, ConnectArgs x) {
                try {
                    Pair p = new Pair(NdkSockaddr.read(x.pSrcAddress(), x.srcAddressLength()),
                            NdkSockaddr.read(x.pDestAddress(), x.destAddressLength()));
                    Long since = held.get(p);
                    if (since != null && System.nanoTime() - since < MINUTE) {
                        return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
                    }
                    c.note = p.local().port() == 0 ? null : p;
                } catch (IllegalArgumentException notAnAddress) {
                    c.note = null;
                }
                return super.connect(c, x);
            }

            private NdkRequestCompletion noted(Con c, NdkRequestCompletion done) {
                return (k, s) -> {
                    c.flag |= s.isSuccess();
                    done.complete(k, s);
                };
            }

            @Override
            NtStatus completeConnect(Con c, CompleteConnectArgs x) {
                NtStatus s = super.completeConnect(c, with(x, x.disconnectEvent(), noted(c, x.requestCompletion())));
                c.flag |= s.isSuccess();
                return s;
            }

            @Override
            NtStatus completeConnectEx(Con c, CompleteConnectExArgs x) {
                NtStatus s = super.completeConnectEx(c, with(x, x.disconnectEvent(), noted(c, x.requestCompletion())));
                c.flag |= s.isSuccess();
                return s;
            }

            @Override
            void closed(Con c) {
                super.closed(c);
                if (c.flag && c.note instanceof Pair p) {
                    held.put(p, System.nanoTime());
                }
            }
        };
    }
}
