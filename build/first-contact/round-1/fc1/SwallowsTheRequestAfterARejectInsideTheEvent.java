package fc1;

import java.util.*;
import org.ndktck.api.*;

/** WRONG: after a reject from inside a connect event, the next request at that listener raises no event and is refused. */
public final class SwallowsTheRequestAfterARejectInsideTheEvent extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private final Set<NdkConnector> inside = Collections.synchronizedSet(new HashSet<>());
            private final Set<NdkListener> stale = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

            @Override
            void incoming(NdkListener l, NdkConnectEventCallback event, long context, NdkConnector c) {
                if (stale.remove(l)) {
                    real(c).reject(c, new RejectArgs(null, 0));
                    real(c).closeConnector(c, new CloseArgs(x -> {}, 0));
                    return;
                }
                inside.add(c);
                try {
                    super.incoming(l, event, context, c);
                } finally {
                    inside.remove(c);
                }
            }

            @Override
            public NtStatus reject(NdkConnector o, RejectArgs x) {
                if (inside.contains(o)) stale.add(listenerOf(o));
                return super.reject(o, x);
            }
        };
    }
}
