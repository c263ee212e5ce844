package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RefusesWhileOneRequestIsUndecided extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            boolean full;
            synchronized (l) {
                full = l.extra != null;
                if (!full) {
                    l.extra = c;
                }
            }
            if (full) {
                real.reject(c, new RejectArgs(null, 0));
                real.closeConnector(c, new CloseArgs(x -> {}, 0));
            } else {
                consumers.connectEvent(context, c);
            }
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
