package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: a listener holds one undecided request and refuses others meanwhile. */
public final class BacklogOfOne extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            boolean free;
            synchronized (l) {
                free = l.extra == null;
                if (free) {
                    l.extra = c;
                }
            }
            if (!free) {
                turnDown(real, c);
                return;
            }
            consumers.connectEvent(context, c);
        }

        private void decided(NdkConnector c) {
            Lis l = origin(c);
            if (l != null) {
                synchronized (l) {
                    if (l.extra == c) {
                        l.extra = null;
                    }
                }
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
