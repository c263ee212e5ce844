package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An incoming connector that is closed without an answer keeps its place in the backlog, which has two. */
public final class BacklogLeak extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            void born(NdkListener l, CreateListenerArgs a, Lis state) {
                counter(state);
            }

            AtomicInteger counter(Lis l) {
                synchronized (l) {
                    if (l.extra == null) {
                        l.extra = new AtomicInteger();
                    }
                    return (AtomicInteger) l.extra;
                }
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                if (counter(l).get() >= 2) {
                    turnDown(real, c);
                    return;
                }
                consumers.connectEvent(context, c);
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                con(o).decided = true;
                return r.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                con(o).decided = true;
                return r.acceptEx(o, a);
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                con(o).decided = true;
                return r.reject(o, a);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                Lis l = origin(o);
                if (l != null && !con(o).decided) {
                    counter(l).incrementAndGet();
                }
                return r.closeConnector(o, a);
            }
        };
    }
}
