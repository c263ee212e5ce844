package fc1;

import java.util.*;
import org.ndktck.api.*;

/** WRONG: a connector counts as connected only when the completion of its accept has returned. */
public final class RefusesADisconnectInsideTheAcceptCompletion extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private final Set<NdkConnector> inside = Collections.synchronizedSet(new HashSet<>());

            private NdkRequestCompletion noted(NdkConnector o, NdkRequestCompletion c) {
                return (context, status) -> {
                    inside.add(o);
                    try {
                        c.complete(context, status);
                    } finally {
                        inside.remove(o);
                    }
                };
            }

            @Override
            public NtStatus accept(NdkConnector o, AcceptArgs x) {
                return super.accept(o, with(x, x.disconnectEvent(), noted(o, x.requestCompletion())));
            }

            @Override
            public NtStatus acceptEx(NdkConnector o, AcceptExArgs x) {
                return super.acceptEx(o, with(x, x.disconnectEvent(), noted(o, x.requestCompletion())));
            }

            @Override
            public NtStatus disconnect(NdkConnector o, DisconnectArgs x) {
                return inside.contains(o) ? NtStatus.STATUS_CONNECTION_INVALID : super.disconnect(o, x);
            }
        };
    }
}
