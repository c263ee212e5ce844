package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The firmware keeps read limits in the context of the shared endpoint, which the first connect fills. */
public final class EndpointLimits extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkSharedEndpoint, long[]> first = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            long[] l = first.computeIfAbsent(a.pNdkSharedEndpoint(), e -> new long[] {a.inboundReadLimit(), a.outboundReadLimit()});
            return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), l[0], l[1], a.pPrivateData(), a.privateDataLength(),
                    a.requestCompletion(), a.requestContext()));
        }
    }
}
