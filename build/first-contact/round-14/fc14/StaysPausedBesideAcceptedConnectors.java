package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class StaysPausedBesideAcceptedConnectors extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkConnector> accepted = weakSet();

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            accepted.add(o);
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            accepted.add(o);
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            accepted.remove(o);
            return r.closeConnector(o, a);
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            Lis l = of(o);
            if (!pause) {
                synchronized (accepted) {
                    for (NdkConnector c : accepted) {
                        if (origin(c) == l) {
                            return;
                        }
                    }
                }
            }
            r.controlConnectEvents(o, pause);
        }
    }
}
