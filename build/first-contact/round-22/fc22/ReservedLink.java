package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Links pending connects through the reserved block of the connector. */
public final class ReservedLink extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final AtomicLong links = new AtomicLong(0xFFFFA80000001000L);

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            long old = o.ndkReserved().get(0);
            o.ndkReserved().set(0, links.getAndAdd(0x40));
            Ended e = s -> {
                o.ndkReserved().set(0, old);
                return s;
            };
            return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            long old = o.ndkReserved().get(0);
            o.ndkReserved().set(0, links.getAndAdd(0x40));
            Ended e = s -> {
                o.ndkReserved().set(0, old);
                return s;
            };
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
        }
    }
}
