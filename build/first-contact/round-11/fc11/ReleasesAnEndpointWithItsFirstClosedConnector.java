package fc11;

import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** The pending close of a shared endpoint that two connectors use is completed when the first of them is closed. */
public final class ReleasesAnEndpointWithItsFirstClosedConnector extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final class Use {
            final Set<NdkConnector> open = new HashSet<>();
            Runnable armed;
            boolean told;

            synchronized Runnable gone(NdkConnector c) {
                if (!open.remove(c) || armed == null || told) {
                    return () -> {};
                }
                told = true;
                return armed;
            }

            synchronized boolean tell() {
                boolean first = !told;
                told = true;
                return first;
            }
        }

        private final Map<NdkSharedEndpoint, Use> uses = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkConnector, Use> over = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkSharedEndpoint s, NdkSockaddr asked) {
            uses.put(s, new Use());
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Use u = uses.get(a.pNdkSharedEndpoint());
            if (u == null) {
                return r.connectWithSharedEndpoint(o, a);
            }
            over.put(o, u);
            synchronized (u) {
                u.open.add(o);
            }
            NtStatus s = r.connectWithSharedEndpoint(o, a);
            if (s.isFailure()) {
                over.remove(o);
                synchronized (u) {
                    u.open.remove(o);
                }
            }
            return s;
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            Use u = uses.get(o);
            if (u == null) {
                return r.closeSharedEndpoint(o, a);
            }
            synchronized (u) {
                if (u.open.size() > 1) {
                    u.armed = () -> a.closeCompletion().complete(a.requestContext());
                }
            }
            return r.closeSharedEndpoint(o, new CloseArgs(context -> {
                if (u.tell()) {
                    a.closeCompletion().complete(context);
                }
            }, a.requestContext()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Use u = over.remove(o);
            if (u == null) {
                return r.closeConnector(o, a);
            }
            NtStatus s = r.closeConnector(o, new CloseArgs(context -> {
                a.closeCompletion().complete(context);
                u.gone(o).run();
            }, a.requestContext()));
            if (s.isSuccess()) {
                u.gone(o).run();
            }
            return s;
        }
    }
}
