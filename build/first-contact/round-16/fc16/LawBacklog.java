package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A backlog of one: while a request of a listener is undecided, further ones are refused. */
public final class LawBacklog extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                synchronized (l) {
                    if (l.extra == null) {
                        l.extra = new AtomicInteger();
                    }
                }
                if (!((AtomicInteger) l.extra).compareAndSet(0, 1)) {
                    turnDown(real, c);
                    return;
                }
                consumers.connectEvent(context, c);
            }

            void decided(NdkConnector o) {
                Lis l = origin(o);
                if (l != null) {
                    Con c = con(o);
                    synchronized (c) {
                        if (c.decided) {
                            return;
                        }
                        c.decided = true;
                    }
                    ((AtomicInteger) l.extra).set(0);
                }
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                decided(o);
                return r.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                decided(o);
                return r.acceptEx(o, a);
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                decided(o);
                return r.reject(o, a);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                decided(o);
                return r.closeConnector(o, a);
            }
        };
    }
}
