package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A listener keeps the peer addresses of its connectors by IP address alone: from the second request of a host on, NdkGetPeerAddress of the incoming connector gives the port of the first. */
public final class PeerByHost extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @SuppressWarnings("unchecked")
        private Map<java.net.InetAddress, NdkSockaddr> hosts(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new ConcurrentHashMap<java.net.InetAddress, NdkSockaddr>();
                }
                return (Map<java.net.InetAddress, NdkSockaddr>) l.extra;
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            NdkSockaddr s = address(x -> real.getPeerAddress(c, x));
            if (s != null) {
                hosts(l).putIfAbsent(s.address(), s);
            }
            super.connectEvent(consumers, context, real, c, l);
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            Lis l = origin(o);
            NdkSockaddr s = l == null ? null : address(x -> r.getPeerAddress(o, x));
            return s == null ? r.getPeerAddress(o, a) : answer(a, hosts(l).getOrDefault(s.address(), s));
        }
    }
}
