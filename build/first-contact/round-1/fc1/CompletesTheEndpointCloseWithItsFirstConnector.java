package fc1;

import java.util.*;
import org.ndktck.api.*;

/** WRONG: the close of a shared endpoint with two or more open connectors is done when the first of them is closed. */
public final class CompletesTheEndpointCloseWithItsFirstConnector extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            final class State {
                final Set<NdkConnector> open = new HashSet<>();
                CloseArgs close;
            }

            private final Map<NdkSharedEndpoint, State> states = weak();
            private final Map<NdkConnector, State> stateOf = weak();

            @Override
            public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs x) {
                State st = states.computeIfAbsent(x.pNdkSharedEndpoint(), k -> new State());
                synchronized (st) {
                    st.open.add(o);
                }
                stateOf.put(o, st);
                NtStatus s = super.connectWithSharedEndpoint(o, x);
                if (s.isFailure()) closed(o, st);
                return s;
            }

            private void closed(NdkConnector o, State st) {
                CloseArgs close;
                synchronized (st) {
                    st.open.remove(o);
                    close = st.close;
                    st.close = null;
                }
                if (close != null) close.closeCompletion().complete(close.requestContext());
            }

            @Override
            public NtStatus closeConnector(NdkConnector o, CloseArgs x) {
                State st = stateOf.get(o);
                if (st == null) return super.closeConnector(o, x);
                NtStatus s = super.closeConnector(o, new CloseArgs(context -> {
                    x.closeCompletion().complete(context);
                    closed(o, st);
                }, x.requestContext()));
                if (s.isSuccess()) closed(o, st);
                return s;
            }

            @Override
            public NtStatus closeSharedEndpoint(NdkSharedEndpoint o, CloseArgs x) {
                State st = states.get(o);
                if (st != null) {
                    boolean early;
                    synchronized (st) {
                        early = st.open.size() >= 2;
                        if (early) st.close = x;
                    }
                    if (early) {
                        super.closeSharedEndpoint(o, new CloseArgs(context -> {}, 0));
                        return NtStatus.STATUS_PENDING;
                    }
                }
                return super.closeSharedEndpoint(o, x);
            }
        };
    }
}
