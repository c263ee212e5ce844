package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PeerV6Short extends Base {
    public PeerV6Short() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            if (a.pAddress() != null && capacity >= NdkSockaddr.SOCKADDR_IN_LENGTH && capacity < NdkSockaddr.SOCKADDR_IN6_LENGTH) {
                NdkSockaddr peer = address(x -> r.getPeerAddress(o, x));
                if (peer != null && peer.length() > capacity) {
                    Bytes b = new Bytes(new byte[peer.length()]);
                    peer.writeTo(b);
                    a.pAddress().put(0, b.raw, 0, NdkSockaddr.SOCKADDR_IN_LENGTH);
                    a.pAddressLength().set(NdkSockaddr.SOCKADDR_IN_LENGTH);
                    return NtStatus.STATUS_SUCCESS;
                }
            }
            return r.getPeerAddress(o, a);
        }
    }
}
