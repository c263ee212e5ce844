package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** A listener refuses requests while one of its connectors is undecided. */
public final class OneAtATime extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static final class Undecided {
            NdkConnector connector;
        }

        @Override
        void born(NdkListener l, CreateListenerArgs a, Lis state) {
            state.extra = new Undecided();
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Undecided u = (Undecided) l.extra;
            synchronized (u) {
                if (u.connector == null) {
                    u.connector = c;
                }
            }
            if (u.connector == c) {
                consumers.connectEvent(context, c);
            } else {
                turnDown(real, c);
            }
        }

        private void decided(NdkConnector c) {
            Lis l = origin(c);
            if (l != null && l.extra instanceof Undecided u) {
                synchronized (u) {
                    if (u.connector == c) {
                        u.connector = null;
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
