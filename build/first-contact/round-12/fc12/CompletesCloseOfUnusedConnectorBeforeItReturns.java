package fc12;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** Lawful by CLO-26, LIF-03 and AMB-48: the close of a connector that was never used calls CloseCompletion on the caller's stack and then returns STATUS_PENDING. */
public final class CompletesCloseOfUnusedConnectorBeforeItReturns extends Base {
    /** Makes it. */
    public CompletesCloseOfUnusedConnectorBeforeItReturns() {}

    @Override
    Layer layer() {
        return new Layer() {
            private final Map<NdkConnector, Boolean> unused = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            void born(NdkConnector c) {
                unused.put(c, true);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                unused.remove(o);
                return r.connect(o, a);
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                unused.remove(o);
                return r.connectWithSharedEndpoint(o, a);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                if (unused.remove(o) == null) {
                    return r.closeConnector(o, a);
                }
                // first the callback: the adapter's close has to wait for it, as it does for the real connector
                a.closeCompletion().complete(a.requestContext());
                r.closeConnector(o, new CloseArgs(context -> {}, a.requestContext()));
                return NtStatus.STATUS_PENDING;
            }
        };
    }
}
