package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Without an event to raise the driver moves the connection to closed when the peer disconnects. */
public final class NoEventNoHandshake extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            if (a.disconnectEvent() != null) {
                return r.accept(o, a);
            }
            Con c = con(o);
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    context -> c.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            if (a.disconnectEvent() != null) {
                return r.completeConnect(o, a);
            }
            Con c = con(o);
            return r.completeConnect(o, with(a, context -> c.eventCame = true, a.requestCompletion()));
        }

        private static NtStatus late(NtStatus s) {
            return s.isSuccess() ? NtStatus.STATUS_CONNECTION_INVALID : s;
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            if (!con(o).eventCame) {
                return r.disconnect(o, a);
            }
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), L::late), a.requestContext())), L::late);
        }
    }
}
