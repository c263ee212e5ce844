package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The Ex disconnect event comes again when a peer that has disconnected closes, unless it was answered. */
public final class ExTwice extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final class S {
                volatile boolean disconnectCalled;
                volatile boolean closing;
                volatile Runnable again;
            }

            /** The sides of a connection: active and passive. */
            final Map<String, S[]> sides = new ConcurrentHashMap<>();

            S side(NdkConnectorDispatch r, NdkConnector o) {
                int me = origin(o) == null ? 0 : 1;
                String key = pair(r, o, me == 1);
                S s = new S();
                if (key != null) {
                    con(o).key = key;
                    sides.compute(key, (k, x) -> {
                        S[] both = x == null || x[me] != null ? new S[2] : x;
                        both[me] = s;
                        return both;
                    });
                }
                con(o).extra = s;
                return s;
            }

            NdkDisconnectEventCallbackEx twice(S s, NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (context, reason) -> {
                    s.again = () -> e.disconnectEvent(context, reason);
                    e.disconnectEvent(context, reason);
                };
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                side(r, o);
                return r.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                S s = side(r, o);
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        twice(s, a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                side(r, o);
                return r.completeConnect(o, a);
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                S s = side(r, o);
                return r.completeConnectEx(o, with(a, twice(s, a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                if (con(o).extra instanceof S s) {
                    s.disconnectCalled = true;
                }
                return r.disconnect(o, a);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                if (con(o).extra instanceof S s) {
                    s.closing = true;
                    S[] both = con(o).key == null ? null : sides.get(con(o).key);
                    if (both != null) {
                        S other = both[0] == s ? both[1] : both[0];
                        if (other == null || other.closing) {
                            sides.remove(con(o).key, both);
                        }
                        Runnable again = other == null ? null : other.again;
                        if (s.disconnectCalled && again != null && !other.disconnectCalled && !other.closing) {
                            other.again = null;
                            again.run();
                        }
                    }
                }
                return r.closeConnector(o, a);
            }
        };
    }
}
