package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Without a disconnect event the connection counts as gone when the peer has disconnected. */
public final class NullEventAnswer extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private Con silent(NdkConnector o) {
            Con k = con(o);
            k.noEvent = true;
            return k;
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            if (a.disconnectEvent() != null) {
                return r.accept(o, a);
            }
            Con k = silent(o);
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), context -> k.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            if (a.disconnectEvent() != null) {
                return r.acceptEx(o, a);
            }
            Con k = silent(o);
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), (context, reason) -> k.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            if (a.disconnectEvent() != null) {
                return r.completeConnect(o, a);
            }
            Con k = silent(o);
            return r.completeConnect(o, with(a, context -> k.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            if (a.disconnectEvent() != null) {
                return r.completeConnectEx(o, a);
            }
            Con k = silent(o);
            return r.completeConnectEx(o, with(a, (context, reason) -> k.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Con k = con(o);
            if (k.noEvent && k.eventCame) {
                r.disconnect(o, new DisconnectArgs((context, status) -> {}, 0));
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            return r.disconnect(o, a);
        }
    }
}
