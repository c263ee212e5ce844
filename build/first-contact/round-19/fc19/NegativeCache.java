package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class NegativeCache extends Base {
    public NegativeCache() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<Lis, NdkSockaddr> listening = new ConcurrentHashMap<>();
        private final Set<NdkSockaddr> negative = ConcurrentHashMap.newKeySet();

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            Ended e = s -> {
                NdkSockaddr at = s.isSuccess() ? address(x -> r.getLocalAddress(o, x)) : null;
                Lis l = of(o);
                if (at != null && l != null && !l.closing) {
                    listening.put(l, at);
                }
                return s;
            };
            return inline(r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), then(a.requestCompletion(), e),
                    a.requestContext())), e);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            NtStatus s = super.closeListener(r, o, a);
            if (l != null) {
                listening.remove(l);
            }
            return s;
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            Lis l = of(o);
            if (l != null) {
                l.extra = pause ? "paused" : null;
            }
            r.controlConnectEvents(o, pause);
        }

        private boolean somebodyListens(NdkSockaddr to) {
            for (Map.Entry<Lis, NdkSockaddr> e : listening.entrySet()) {
                if (e.getValue().equals(to) && e.getKey().extra == null && !e.getKey().closing) {
                    return true;
                }
            }
            return false;
        }

        private boolean cached(NdkSockaddr to) {
            return to != null && negative.contains(to) && somebodyListens(to) && negative.remove(to);
        }

        private NtStatus ended(NdkSockaddr to, NtStatus s) {
            if (to != null && s.equals(NtStatus.STATUS_CONNECTION_REFUSED) && !somebodyListens(to)) {
                negative.add(to);
            }
            return s;
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
            if (cached(to)) {
                return NtStatus.STATUS_CONNECTION_REFUSED;
            }
            Ended e = s -> ended(to, s);
            return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
            if (cached(to)) {
                return NtStatus.STATUS_CONNECTION_REFUSED;
            }
            Ended e = s -> ended(to, s);
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
        }
    }
}
