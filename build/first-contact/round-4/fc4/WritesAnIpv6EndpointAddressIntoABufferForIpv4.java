package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetSharedEndpointLocalAddress of an IPv6 endpoint checks the capacity against the IPv4 size: with 16 to 27 bytes it writes all 28 and returns STATUS_SUCCESS. */
public final class WritesAnIpv6EndpointAddressIntoABufferForIpv4 extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        @Override NtStatus getLocalAddress(Sep o, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            if (a.pAddress() == null || capacity < NdkSockaddr.SOCKADDR_IN_LENGTH || capacity >= NdkSockaddr.SOCKADDR_IN6_LENGTH) return super.getLocalAddress(o, a);
            Mem m = new Mem(64);
            Mem.Num n = new Mem.Num(NdkSockaddr.SOCKADDR_IN6_LENGTH);
            if (!o.real.getLocalAddress(o.obj, new GetAddressArgs(m, n)).isSuccess() || n.get() <= capacity) return super.getLocalAddress(o, a);
            try {
                for (int i = 0; i < n.get(); i++) a.pAddress().put(i, m.get(i));
            } catch (IndexOutOfBoundsException endOfTheGuard) {
                // as far as the memory goes
            }
            a.pAddressLength().set(n.get());
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
