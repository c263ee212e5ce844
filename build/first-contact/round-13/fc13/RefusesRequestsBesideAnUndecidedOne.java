package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A backlog of one: a request that arrives while another delivered by the same listener is neither accepted, rejected nor closed is refused (LIS-32, AMB-44). */
public final class RefusesRequestsBesideAnUndecidedOne extends Base {

    public RefusesRequestsBesideAnUndecidedOne() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private Set<NdkConnector> undecided(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = ConcurrentHashMap.newKeySet();
                }
                @SuppressWarnings("unchecked")
                Set<NdkConnector> s = (Set<NdkConnector>) l.extra;
                return s;
            }
        }

        private void decided(NdkConnector o) {
            Lis l = origin(o);
            if (l != null) {
                undecided(l).remove(o);
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            synchronized (l) {
                if (undecided(l).isEmpty()) {
                    undecided(l).add(c);
                    l = null;
                }
            }
            if (l == null) {
                consumers.connectEvent(context, c);
                return;
            }
            real.reject(c, new RejectArgs(null, 0));
            real.closeConnector(c, new CloseArgs(x -> {}, 0));
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
    }
}
