package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The address of an IPv6 shared endpoint is cut to 16 bytes where the buffer has room for no more than an IPv4 one. */
public final class ShortSix extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
                long capacity = a.pAddressLength().get();
                if (a.pAddress() != null && capacity >= NdkSockaddr.SOCKADDR_IN_LENGTH && capacity < NdkSockaddr.SOCKADDR_IN6_LENGTH) {
                    NdkSockaddr s = address(z -> r.getLocalAddress(o, z));
                    if (s != null && s.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH) {
                        Bytes whole = new Bytes(new byte[s.length()]);
                        s.writeTo(whole);
                        a.pAddress().put(0, whole.raw, 0, NdkSockaddr.SOCKADDR_IN_LENGTH);
                        a.pAddressLength().set(NdkSockaddr.SOCKADDR_IN_LENGTH);
                        return NtStatus.STATUS_SUCCESS;
                    }
                }
                return r.getLocalAddress(o, a);
            }
        };
    }
}
