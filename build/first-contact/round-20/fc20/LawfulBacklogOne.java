package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The backlog of a listener is one: further requests are refused while a connector that it delivered is neither accepted, rejected nor closed. */
public final class LawfulBacklogOne extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<Lis, NdkConnector> waiting = new ConcurrentHashMap<>();

        private void decided(NdkConnector o) {
            Lis l = origin(o);
            if (l != null) {
                waiting.remove(l, o);
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            if (waiting.putIfAbsent(l, c) != null) {
                turnDown(real, c);
                return;
            }
            super.connectEvent(consumers, context, real, c, l);
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
