package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The passive side keeps peers in a table by IP address, so that every connector reports the port of the latest request from that address. */
public final class PeerHash extends Base {
    public PeerHash() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<java.net.InetAddress, Integer> latest = new ConcurrentHashMap<>();

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            NdkSockaddr peer = address(x -> real.getPeerAddress(c, x));
            if (peer != null) {
                latest.put(peer.address(), peer.port());
            }
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            if (origin(o) == null) {
                return r.getPeerAddress(o, a);
            }
            NdkSockaddr real = address(x -> r.getPeerAddress(o, x));
            Integer port = real == null ? null : latest.get(real.address());
            return port == null ? r.getPeerAddress(o, a) : answer(a, real.withPort(port));
        }
    }
}
