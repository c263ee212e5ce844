package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetPeerAddress compares the capacity with a sockaddr_in for IPv6, too. */
public final class PeerV6 extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            @Override
            NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                long capacity = a.pAddressLength().get();
                if (a.pAddress() == null || capacity < NdkSockaddr.SOCKADDR_IN_LENGTH
                        || capacity >= NdkSockaddr.SOCKADDR_IN6_LENGTH) {
                    return r.getPeerAddress(o, a);
                }
                Bytes b = new Bytes(new byte[NdkSockaddr.SOCKADDR_IN6_LENGTH]);
                Num n = new Num(b.raw.length);
                NtStatus s = r.getPeerAddress(o, new GetAddressArgs(b, n));
                if (!s.isSuccess() || n.value <= capacity) {
                    return r.getPeerAddress(o, a);
                }
                a.pAddress().put(0, b.raw, 0, (int) capacity);
                return NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
