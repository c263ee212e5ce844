package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** When a peer that has disconnected gracefully closes its connector and the local consumer has not answered yet, the disconnect event (plain form) is called a second time. */
public final class RaisesTheEventAgainWhenThePeerCloses extends Base {

    public RaisesTheEventAgainWhenThePeerCloses() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<String, NdkConnector[]> pairs = new ConcurrentHashMap<>();

        private void pair(NdkConnectorDispatch r, NdkConnector o, int side) {
            NdkSockaddr own = address(x -> r.getLocalAddress(o, x));
            NdkSockaddr peer = address(x -> r.getPeerAddress(o, x));
            if (own != null && peer != null) {
                String key = side == 0 ? own + ">" + peer : peer + ">" + own;
                con(o).key = key;
                con(o).taken = side;
                pairs.compute(key, (k, p) -> {
                    NdkConnector[] q = p == null || p[side] != null ? new NdkConnector[2] : p;
                    q[side] = o;
                    return q;
                });
            }
        }

        private NdkDisconnectEventCallback event(Con c, NdkDisconnectEventCallback e, long context) {
            if (e == null) {
                return null;
            }
            c.event = () -> e.disconnectEvent(context);
            return x -> {
                c.eventCame = true;
                e.disconnectEvent(x);
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            pair(r, o, 1);
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    event(con(o), a.disconnectEvent(), a.disconnectEventContext()), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            pair(r, o, 1);
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            pair(r, o, 0);
            return r.completeConnect(o, with(a, event(con(o), a.disconnectEvent(), a.disconnectEventContext()),
                    a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            pair(r, o, 0);
            return r.completeConnectEx(o, a);
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            con(o).disconnectCalled = true;
            return r.disconnect(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con own = con(o);
            synchronized (own) {
                own.closing = true;
            }
            NdkConnector[] both = own.key == null ? null : pairs.get(own.key);
            NdkConnector peer = both == null || both[own.taken] != o ? null : both[1 - own.taken];
            return close(x -> r.closeConnector(o, x), a, () -> {
                Con other = peer == null ? null : con(peer);
                if (other == null || !own.disconnectCalled) {
                    return;
                }
                synchronized (other) {
                    if (!other.eventCame || other.eventTwice || other.disconnectCalled || other.closing) {
                        return;
                    }
                    other.eventTwice = true;
                }
                other.event.run();
            }, () -> {});
        }
    }
}
