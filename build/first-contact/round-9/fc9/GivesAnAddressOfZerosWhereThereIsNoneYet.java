package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class GivesAnAddressOfZerosWhereThereIsNoneYet extends H {
    Wrap wrap() { return new W(); }
    static NtStatus zeros(GetAddressArgs g) {
        long room = g.pAddressLength().get();
        g.pAddressLength().set(16);
        if (g.pAddress() == null || room < 16) return STATUS_BUFFER_TOO_SMALL;
        g.pAddress().put(0, new byte[16], 0, 16);
        return STATUS_SUCCESS;
    }
    static class W extends Wrap {
        Lis lis(NdkListenerDispatch r) { return new Lis(r) {
            volatile boolean used;
            public NtStatus listen(NdkListener l, ListenArgs g) { used = true; return r.listen(l, g); }
            public NtStatus getLocalAddress(NdkListener l, GetAddressArgs g) { return used ? r.getLocalAddress(l, g) : zeros(g); }
        }; }
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            volatile boolean used = from != null;
            public NtStatus connect(NdkConnector c, ConnectArgs g) { used = true; return r.connect(c, g); }
            public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs g) { used = true; return r.connectWithSharedEndpoint(c, g); }
            public NtStatus getLocalAddress(NdkConnector c, GetAddressArgs g) { return used ? r.getLocalAddress(c, g) : zeros(g); }
            public NtStatus getPeerAddress(NdkConnector c, GetAddressArgs g) { return used ? r.getPeerAddress(c, g) : zeros(g); }
        }; }
    }
}
