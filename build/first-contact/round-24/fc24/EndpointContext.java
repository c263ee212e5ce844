package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Keeps the request context of a connect in the shared endpoint. */
public final class EndpointContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkSharedEndpoint, AtomicLong> slots = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            AtomicLong slot = slots.computeIfAbsent(a.pNdkSharedEndpoint(), x -> new AtomicLong());
            slot.set(a.requestContext());
            return r.connectWithSharedEndpoint(o, with(a, (context, status) -> a.requestCompletion().complete(slot.get(), status)));
        }

    }
}
