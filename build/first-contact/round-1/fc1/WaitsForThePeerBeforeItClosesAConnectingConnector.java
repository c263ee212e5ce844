package fc1;

import java.util.*;
import org.ndktck.api.*;

/** WRONG: the close of a connector whose connect is pending begins only when the peer has answered. */
public final class WaitsForThePeerBeforeItClosesAConnectingConnector extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            final class State {
                boolean connecting;
                CloseArgs close;
            }

            private final Map<NdkConnector, State> states = weak();
            private final Set<NdkConnector> deferred = Collections.synchronizedSet(new HashSet<>());

            private State begin(NdkConnector o) {
                State st = states.computeIfAbsent(o, k -> new State());
                synchronized (st) {
                    st.connecting = true;
                }
                return st;
            }

            private CloseArgs end(State st) {
                synchronized (st) {
                    st.connecting = false;
                    CloseArgs close = st.close;
                    st.close = null;
                    return close;
                }
            }

            private NdkRequestCompletion ends(NdkConnector o, State st, NdkRequestCompletion c) {
                return (context, status) -> {
                    CloseArgs close = end(st);
                    c.complete(context, status);
                    if (close != null) reallyClose(o, close);
                };
            }

            private void reallyClose(NdkConnector o, CloseArgs close) {
                deferred.remove(o);
                if (super.closeConnector(o, close).isSuccess()) {
                    close.closeCompletion().complete(close.requestContext());
                }
            }

            @Override
            public NtStatus connect(NdkConnector o, ConnectArgs x) {
                State st = begin(o);
                NtStatus s = super.connect(o, with(x, ends(o, st, x.requestCompletion())));
                if (!s.isPending()) end(st);
                return s;
            }

            @Override
            public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs x) {
                State st = begin(o);
                NtStatus s = super.connectWithSharedEndpoint(o, with(x, ends(o, st, x.requestCompletion())));
                if (!s.isPending()) end(st);
                return s;
            }

            @Override
            public NtStatus closeConnector(NdkConnector o, CloseArgs x) {
                State st = states.get(o);
                if (st != null) {
                    synchronized (st) {
                        if (st.connecting) {
                            deferred.add(o);
                            st.close = x;
                            return NtStatus.STATUS_PENDING;
                        }
                    }
                }
                return super.closeConnector(o, x);
            }

            @Override
            void closing() {
                for (NdkConnector o : deferred.toArray(new NdkConnector[0])) {
                    CloseArgs close = end(states.get(o));
                    if (close != null) reallyClose(o, close);
                }
            }
        };
    }
}
