package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Keeps the address of the peer per listener and host. */
public final class PeerByHost extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @SuppressWarnings("unchecked")
        private static Map<java.net.InetAddress, NdkSockaddr> cache(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new ConcurrentHashMap<java.net.InetAddress, NdkSockaddr>();
                }
                return (Map<java.net.InetAddress, NdkSockaddr>) l.extra;
            }
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            Lis l = origin(o);
            if (l == null) {
                return r.getPeerAddress(o, a);
            }
            NdkSockaddr real = address(x -> r.getPeerAddress(o, x));
            if (real == null) {
                return r.getPeerAddress(o, a);
            }
            NdkSockaddr known = cache(l).computeIfAbsent(real.address(), x -> real);
            return known.equals(real) ? r.getPeerAddress(o, a) : answer(a, known);
        }
    }
}
