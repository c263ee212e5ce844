package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A listener has a backlog of one: a request beside an undecided one is refused. */
public final class BacklogOne extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Map<Lis, Set<NdkConnector>> undecided = Collections.synchronizedMap(new WeakHashMap<>());

            Set<NdkConnector> of(Lis l) {
                return undecided.computeIfAbsent(l, x -> ConcurrentHashMap.newKeySet());
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                Set<NdkConnector> u = of(l);
                synchronized (u) {
                    if (u.isEmpty()) {
                        u.add(c);
                    }
                }
                if (u.contains(c)) {
                    consumers.connectEvent(context, c);
                } else {
                    real.reject(c, new RejectArgs(null, 0));
                    real.closeConnector(c, new CloseArgs(x -> {}, 0));
                }
            }

            void decided(NdkConnector c) {
                Lis l = origin(c);
                if (l != null) {
                    of(l).remove(c);
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
