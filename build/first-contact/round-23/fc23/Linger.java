package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class Linger extends Base {
    public Linger() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Hooked {
        private final Set<String> lingering = ConcurrentHashMap.newKeySet();
        private final Map<String, Integer> uses = new HashMap<>();

        private void use(String at, int more) {
            synchronized (uses) {
                uses.merge(at, more, Integer::sum);
            }
        }

        private boolean used(String at) {
            synchronized (uses) {
                return uses.getOrDefault(at, 0) > 0;
            }
        }

        @Override
        boolean watchAlways() {
            return true;
        }

        @Override
        NtStatus established(NdkConnectorDispatch r, NdkConnector o, boolean accepted, NtStatus s) {
            if (s.isSuccess() && accepted) {
                NdkSockaddr at = address(x -> r.getLocalAddress(o, x));
                if (at != null) {
                    con(o).key = at.toString();
                    use(at.toString(), 1);
                }
            }
            return s;
        }

        @Override
        void disconnectEvent(NdkConnectorDispatch r, NdkConnector o, Runnable fire) {
            con(o).eventCame = true;
            fire.run();
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Con k = con(o);
            if (!k.disconnectCalled) {
                k.disconnectCalled = true;
                k.taken = k.eventCame ? 0 : 1;
            }
            return r.disconnect(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con k = con(o);
            boolean first = k.disconnectCalled ? k.taken == 1 : !k.eventCame;
            return close(x -> r.closeConnector(o, x), a, () -> {
                if (k.key != null) {
                    use(k.key, -1);
                    if (first) {
                        lingering.add(k.key);
                    }
                }
            }, () -> {});
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            NdkSockaddr at = read(a.pAddress(), a.addressLength());
            if (at != null && at.port() != 0 && !used(at.toString()) && lingering.remove(at.toString())) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            Ended e = s -> {
                if (s.isSuccess() && of(o) != null) {
                    NdkSockaddr real = address(x -> r.getLocalAddress(o, x));
                    of(o).extra = String.valueOf(real);
                    lingering.remove(String.valueOf(real));
                    use(String.valueOf(real), 1);
                }
                return s;
            };
            return inline(r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), then(a.requestCompletion(), e),
                    a.requestContext())), e);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            if (l == null) {
                return r.closeListener(o, a);
            }
            l.closing = true;
            return close(x -> r.closeListener(o, x), a, () -> {
                if (l.extra != null) {
                    use((String) l.extra, -1);
                }
            }, () -> {});
        }
    }
}
