package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class TruncatedPeer extends Base {
    public TruncatedPeer() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            NdkSockaddr s = a.pAddress() == null || capacity < NdkSockaddr.SOCKADDR_IN_LENGTH
                    ? null : address(x -> r.getPeerAddress(o, x));
            if (s == null || capacity >= s.length()) {
                return r.getPeerAddress(o, a);
            }
            Bytes whole = new Bytes(new byte[s.length()]);
            s.writeTo(whole);
            a.pAddress().put(0, whole.raw, 0, (int) capacity);
            a.pAddressLength().set(s.length());
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
