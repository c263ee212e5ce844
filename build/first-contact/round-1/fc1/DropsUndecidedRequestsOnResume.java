package fc1;

import java.util.*;
import org.ndktck.api.*;

/** WRONG: resuming a paused listener turns down the requests that were delivered and are still undecided. */
public final class DropsUndecidedRequestsOnResume extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private final Map<NdkListener, Set<NdkConnector>> undecided = weak();
            private final Set<NdkConnector> dropped = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

            @Override
            void incoming(NdkListener l, NdkConnectEventCallback event, long context, NdkConnector c) {
                undecided.computeIfAbsent(l, k -> Collections.synchronizedSet(new HashSet<>())).add(c);
                super.incoming(l, event, context, c);
            }

            /** False if the request was dropped. */
            private boolean decided(NdkConnector c) {
                NdkListener l = listenerOf(c);
                Set<NdkConnector> set = l == null ? null : undecided.get(l);
                if (set != null) set.remove(c);
                return !dropped.contains(c);
            }

            @Override
            public void controlConnectEvents(NdkListener l, boolean pause) {
                Set<NdkConnector> set = undecided.get(l);
                if (!pause && set != null) {
                    for (NdkConnector c : set.toArray(new NdkConnector[0])) {
                        if (set.remove(c)) {
                            dropped.add(c);
                            real(c).reject(c, new RejectArgs(null, 0));
                        }
                    }
                }
                super.controlConnectEvents(l, pause);
            }

            @Override
            public NtStatus accept(NdkConnector o, AcceptArgs x) {
                return decided(o) ? super.accept(o, x) : NtStatus.STATUS_CONNECTION_ABORTED;
            }

            @Override
            public NtStatus acceptEx(NdkConnector o, AcceptExArgs x) {
                return decided(o) ? super.acceptEx(o, x) : NtStatus.STATUS_CONNECTION_ABORTED;
            }

            @Override
            public NtStatus reject(NdkConnector o, RejectArgs x) {
                return decided(o) ? super.reject(o, x) : NtStatus.STATUS_CONNECTION_ABORTED;
            }

            @Override
            public NtStatus closeConnector(NdkConnector o, CloseArgs x) {
                decided(o);
                return super.closeConnector(o, x);
            }
        };
    }
}
