package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class UnreadReset extends Base {
    public UnreadReset() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        /** Pairs (active, passive) that were shut with unread bytes. */
        private final Set<String> reset = ConcurrentHashMap.newKeySet();

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            NtStatus s = r.getConnectionData(o, a);
            if (a.pPrivateData() != null && s.isSuccess()) {
                con(o).taken = 1;
            }
            return s;
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            String pair = null;
            if (origin(o) != null && con(o).taken == 0) {
                Data d = data(r, o);
                if (d != null && d.bytes().length > 0) {
                    pair = address(x -> r.getPeerAddress(o, x)) + "|" + address(x -> r.getLocalAddress(o, x));
                    reset.add(pair);
                }
            }
            NtStatus s = r.reject(o, a);
            if (!s.isSuccess() && pair != null) {
                reset.remove(pair);
            }
            return s;
        }

        private NtStatus seen(String pair, NtStatus s) {
            boolean was = reset.remove(pair);
            return was && s == NtStatus.STATUS_CONNECTION_REFUSED ? NtStatus.STATUS_CONNECTION_ABORTED : s;
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
            Ended e = s -> s.isSuccess() ? s : seen(address(x -> r.getLocalAddress(o, x)) + "|" + to, s);
            return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSockaddr to = read(a.pDestAddress(), a.destAddressLength());
            NdkSockaddr from = addressOf(a.pNdkSharedEndpoint());
            Ended e = s -> s.isSuccess() ? s : seen(from + "|" + to, s);
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
        }
    }
}
