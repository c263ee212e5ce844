package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The close of a QP whose connection has been taken down by a successful NdkDisconnect completes although the connector is still open. */
public final class FreesTheQpOfADisconnectedConnector extends Base {

    public FreesTheQpOfADisconnectedConnector() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkQp, Con> users = new ConcurrentHashMap<>();

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            users.put(a.pNdkQp(), con(o));
            return r.connect(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            users.put(a.pNdkQp(), con(o));
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            users.put(a.pNdkQp(), con(o));
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            users.put(a.pNdkQp(), con(o));
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Con c = con(o);
            Ended e = s -> {
                c.decided = s.isSuccess();
                return s;
            };
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            Con c = users.remove(o);
            if (c == null || !c.decided || c.closing) {
                return r.closeQp(o, a);
            }
            NtStatus s = r.closeQp(o, new CloseArgs(x -> {}, a.requestContext()));
            if (s == NtStatus.STATUS_PENDING) {
                a.closeCompletion().complete(a.requestContext());
            }
            return s;
        }
    }
}
