package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class AsksForAnIpv4BufferWhereAnIpv6PeerDoesNotFit extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            @Override public NtStatus getPeerAddress(NdkConnector c, GetAddressArgs x) {
                NtStatus st = real.getPeerAddress(c, x);
                if (st.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) && x.pAddressLength().get() == NdkSockaddr.SOCKADDR_IN6_LENGTH) {
                    x.pAddressLength().set(NdkSockaddr.SOCKADDR_IN_LENGTH);
                }
                return st;
            }
        };
    }
}
