package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A refused connect over a shared endpoint drops its reference twice, at the refusal and at the close. */
public final class RefusedReference extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final class State {
                final Set<NdkConnector> users = ConcurrentHashMap.newKeySet();
                final AtomicInteger extra = new AtomicInteger();
            }

            private final Map<NdkSharedEndpoint, State> states = new ConcurrentHashMap<>();

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                State st = states.computeIfAbsent(a.pNdkSharedEndpoint(), x -> new State());
                st.users.add(o);
                con(o).extra = st;
                Ended e = s -> {
                    if (s.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                        st.extra.incrementAndGet();
                    }
                    return s;
                };
                return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                if (!(con(o).extra instanceof State st)) {
                    return r.closeConnector(o, a);
                }
                return close(x -> r.closeConnector(o, x), a, () -> st.users.remove(o), () -> {});
            }

            @Override
            NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
                State st = states.get(o);
                if (st != null && !st.users.isEmpty() && st.extra.get() >= st.users.size()) {
                    r.closeSharedEndpoint(o, new CloseArgs(context -> {}, 0));
                    return NtStatus.STATUS_SUCCESS;
                }
                return r.closeSharedEndpoint(o, a);
            }
        };
    }
}
