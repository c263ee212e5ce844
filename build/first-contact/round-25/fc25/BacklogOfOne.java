package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: a listener has one request undecided at a time and refuses others meanwhile. */
public final class BacklogOfOne extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private void decided(NdkConnector o) {
            Lis l = origin(o);
            if (l != null) {
                synchronized (l) {
                    if (l.extra == o) {
                        l.extra = null;
                    }
                }
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = c;
                }
            }
            if (l.extra != c && !mine(l, c)) {
                turnDown(real, c);
                return;
            }
            consumers.connectEvent(context, c);
        }

        private static boolean mine(Lis l, NdkConnector c) {
            synchronized (l) {
                return l.extra == c;
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
