package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Takes the local port of an accepted connector from its listener, which has none any more once its close is called. */
public final class OrphanAddress extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            Lis l = origin(o);
            if (l != null && l.closing) {
                NdkSockaddr s = address(x -> r.getLocalAddress(o, x));
                if (s != null) {
                    return answer(a, new NdkSockaddr(s.address(), 0));
                }
            }
            return r.getLocalAddress(o, a);
        }

    }
}
