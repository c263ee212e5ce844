package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The event queue of a listener is taken down when its close is requested; its accepted connections raise events there. */
public final class OrphanEvents extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            Lis l = origin(o);
            NdkDisconnectEventCallback e = a.disconnectEvent();
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    e == null ? null : context -> {
                        if (l == null || !l.closing) {
                            e.disconnectEvent(context);
                        }
                    }, a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            Lis l = origin(o);
            NdkDisconnectEventCallbackEx e = a.disconnectEvent();
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    e == null ? null : (context, reason) -> {
                        if (l == null || !l.closing) {
                            e.disconnectEvent(context, reason);
                        }
                    }, a.requestCompletion()));
        }
    }
}
