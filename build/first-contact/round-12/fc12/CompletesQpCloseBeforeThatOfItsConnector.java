package fc12;

import java.util.Collections;
import java.util.Map;
import org.ndktck.api.*;

/** The pending close of a QP calls its CloseCompletion just before the CloseCompletion of the QP's last connector instead of after it. */
public final class CompletesQpCloseBeforeThatOfItsConnector extends Base {
    /** Makes it. */
    public CompletesQpCloseBeforeThatOfItsConnector() {}

    @Override
    Layer layer() {
        return new Layer() {
            private final Map<NdkConnector, NdkQp> bound = Collections.synchronizedMap(new java.util.HashMap<>());
            private final Map<NdkQp, Runnable> waiting = Collections.synchronizedMap(new java.util.HashMap<>());

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                bound.put(o, a.pNdkQp());
                return r.connect(o, a);
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                bound.put(o, a.pNdkQp());
                return r.connectWithSharedEndpoint(o, a);
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                bound.put(o, a.pNdkQp());
                return r.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                bound.put(o, a.pNdkQp());
                return r.acceptEx(o, a);
            }

            @Override
            NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
                java.util.concurrent.atomic.AtomicBoolean done = new java.util.concurrent.atomic.AtomicBoolean();
                Runnable once = () -> {
                    waiting.remove(o);
                    if (!done.getAndSet(true)) {
                        a.closeCompletion().complete(a.requestContext());
                    }
                };
                if (bound.containsValue(o)) {
                    waiting.put(o, once);
                }
                NtStatus status = r.closeQp(o, new CloseArgs(context -> once.run(), a.requestContext()));
                if (!status.isPending()) {
                    waiting.remove(o);
                }
                return status;
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                NtStatus status = r.closeConnector(o, new CloseArgs(context -> {
                    NdkQp q = bound.remove(o);
                    Runnable close = q == null || bound.containsValue(q) ? null : waiting.get(q);
                    if (close != null) {
                        close.run();
                    }
                    a.closeCompletion().complete(context);
                }, a.requestContext()));
                if (status.isSuccess()) {
                    bound.remove(o);
                }
                return status;
            }
        };
    }
}
