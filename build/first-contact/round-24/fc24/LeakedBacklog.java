package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Never gives back the place in the backlog of a connector that is closed undecided, and has two. */
public final class LeakedBacklog extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final int PLACES = 2;

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            boolean full;
            synchronized (l) {
                full = l.extra != null && (Integer) l.extra >= PLACES;
            }
            if (full) {
                turnDown(real, c);
                return;
            }
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            con(o).decided = true;
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            con(o).decided = true;
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            con(o).decided = true;
            return r.reject(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Lis l = origin(o);
            if (l != null && !con(o).decided) {
                synchronized (l) {
                    l.extra = l.extra == null ? 1 : (Integer) l.extra + 1;
                }
            }
            return r.closeConnector(o, a);
        }

    }
}
