package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetLocalAddress of a connector accepted over a listener reports port 0 once the close of that listener has been called. */
public final class LosesTheLocalPortOfAClosedListener extends Base {

    public LosesTheLocalPortOfAClosedListener() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            Lis l = origin(o);
            NdkSockaddr s = l != null && l.closing ? address(x -> r.getLocalAddress(o, x)) : null;
            return s == null ? r.getLocalAddress(o, a) : answer(a, s.withPort(0));
        }
    }
}
