package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class BacklogTwo extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Set<NdkConnector> undecided;
            boolean full;
            synchronized (l) {
                if (!(l.extra instanceof Queueing)) {
                    l.extra = new Queueing();
                }
                undecided = ((Queueing) l.extra).waiting;
                full = undecided.size() >= 2;
                if (!full) {
                    undecided.add(c);
                }
            }
            if (full) {
                turnDown(real, c);
                return;
            }
            con(c).extra = undecided;
            super.connectEvent(consumers, context, real, c, l);
        }

        private static final class Queueing {
            final Set<NdkConnector> waiting = ConcurrentHashMap.newKeySet();
        }

        private void decided(NdkConnector o) {
            if (con(o).extra instanceof Set<?> s) {
                s.remove(o);
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
    }
}
