package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PassiveBye extends Base {
    public PassiveBye() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            Con k = con(o);
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), context -> {
                k.eventCame = true;
                if (a.disconnectEvent() != null) {
                    a.disconnectEvent().disconnectEvent(context);
                }
            }, a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            Con k = con(o);
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), (context, reason) -> {
                k.eventCame = true;
                if (a.disconnectEvent() != null) {
                    a.disconnectEvent().disconnectEvent(context, reason);
                }
            }, a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            boolean first = origin(o) != null && !con(o).eventCame;
            Ended e = s -> first && s.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : s;
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }
    }
}
