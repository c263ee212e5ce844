package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class AbortArguments extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private final Set<String> graceful = ConcurrentHashMap.newKeySet();

        private static String key(NdkConnectorDispatch r, NdkConnector o, boolean reverse) {
            NdkSockaddr l = address(x -> r.getLocalAddress(o, x));
            NdkSockaddr p = address(x -> r.getPeerAddress(o, x));
            return reverse ? p + ">" + l : l + ">" + p;
        }

        private NtStatus up(NdkConnectorDispatch r, NdkConnector o, NtStatus s) {
            if (s.isSuccess()) {
                graceful.remove(key(r, o, false));
                con(o).key = key(r, o, true);
            }
            return s;
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return inline(r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), s -> up(r, o, s)))), s -> up(r, o, s));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return inline(r.completeConnect(o, with(a, a.disconnectEvent(), then(a.requestCompletion(), s -> up(r, o, s)))),
                    s -> up(r, o, s));
        }

        private NdkDisconnectEventCallbackEx event(NdkConnectorDispatch r, NdkConnector o, NdkDisconnectEventCallbackEx e) {
            if (e == null) {
                return null;
            }
            return (context, reason) -> {
                String k = con(o).key;
                if (k == null) {
                    k = key(r, o, true);
                }
                if (graceful.contains(k)) {
                    e.disconnectEvent(context, reason);
                } else {
                    e.disconnectEvent(reason, context & 0xFFFFFFFFL);
                }
            };
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return inline(r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), event(r, o, a.disconnectEvent()), then(a.requestCompletion(), s -> up(r, o, s)))),
                    s -> up(r, o, s));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return inline(r.completeConnectEx(o, with(a, event(r, o, a.disconnectEvent()),
                    then(a.requestCompletion(), s -> up(r, o, s)))), s -> up(r, o, s));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            graceful.add(key(r, o, false));
            return r.disconnect(o, a);
        }
    }
}
