package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkCompleteConnect that is called inside the connect's own RequestCompletion keeps its RequestContext as the context of the disconnect event. */
public final class NestedContext extends Base {
    public NestedContext() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final ThreadLocal<NdkConnector> inside = new ThreadLocal<>();

        private NdkRequestCompletion mark(NdkConnector o, NdkRequestCompletion consumers) {
            return (context, status) -> {
                NdkConnector before = inside.get();
                inside.set(o);
                try {
                    consumers.complete(context, status);
                } finally {
                    if (before == null) {
                        inside.remove();
                    } else {
                        inside.set(before);
                    }
                }
            };
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, mark(o, a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, mark(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            if (inside.get() == o && a.disconnectEvent() != null) {
                return r.completeConnect(o, with(a, context -> a.disconnectEvent().disconnectEvent(a.requestContext()),
                        a.requestCompletion()));
            }
            return r.completeConnect(o, a);
        }
    }
}
