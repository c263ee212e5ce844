package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A paused listener still takes requests that come from shared endpoints. */
public final class PausedButShared extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Map<NdkSharedEndpoint, String> shared = new ConcurrentHashMap<>();

            @Override
            void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
                Lis l = of(o);
                if (l == null) {
                    r.controlConnectEvents(o, pause);
                    return;
                }
                l.extra = pause ? Boolean.TRUE : null;
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                NdkSockaddr s = addressOf(a.pNdkSharedEndpoint());
                if (s != null) {
                    shared.put(a.pNdkSharedEndpoint(), s.toString());
                }
                return r.connectWithSharedEndpoint(o, a);
            }

            @Override
            NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
                return close(x -> r.closeSharedEndpoint(o, x), a, () -> shared.remove(o), () -> {});
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                if (l.extra != null) {
                    NdkSockaddr from = address(x -> real.getPeerAddress(c, x));
                    if (from == null || !shared.containsValue(from.toString())) {
                        turnDown(real, c);
                        return;
                    }
                }
                consumers.connectEvent(context, c);
            }
        };
    }
}
