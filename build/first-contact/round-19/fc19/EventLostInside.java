package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class EventLostInside extends Base {
    public EventLostInside() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final ThreadLocal<Set<NdkConnector>> inside =
                ThreadLocal.withInitial(() -> Collections.newSetFromMap(new IdentityHashMap<>()));

        private NdkRequestCompletion marked(NdkConnector o, NdkRequestCompletion consumers) {
            return (context, status) -> {
                Set<NdkConnector> here = inside.get();
                here.add(o);
                try {
                    consumers.complete(context, status);
                } finally {
                    here.remove(o);
                }
            };
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, marked(o, a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, marked(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, inside.get().contains(o) ? with(a, null, a.requestCompletion()) : a);
        }
    }
}
