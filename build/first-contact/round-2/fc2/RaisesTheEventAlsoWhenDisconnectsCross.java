package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** When both sides call NdkDisconnect before either has had its DisconnectEvent, each gets the event once, just before its disconnect completes with success; DEV-06 and DIS-16 allow one or none. */
public final class RaisesTheEventAlsoWhenDisconnectsCross extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            final class Side {
                Runnable event;
                boolean told;
                boolean closing;
                boolean disconnected;
                Side peer;
                boolean crossed;
            }
            private final Map<NdkConnector, Side> sides = weak();
            private final Map<List<NdkSockaddr>, Side> waiting = new HashMap<>();
            private Side of(NdkConnector o) { return sides.computeIfAbsent(o, x -> new Side()); }
            private boolean first(Side s) {
                synchronized (waiting) {
                    if (s.told) return false;
                    s.told = true;
                    return true;
                }
            }
            private NdkDisconnectEventCallback plain(Side s, long c, NdkDisconnectEventCallback e) {
                if (e == null) return null;
                s.event = () -> e.disconnectEvent(c);
                return context -> {
                    if (first(s)) e.disconnectEvent(context);
                };
            }
            private NdkDisconnectEventCallbackEx ex(Side s, long c, NdkDisconnectEventCallbackEx e) {
                if (e == null) return null;
                s.event = () -> e.disconnectEvent(c, 0);
                return (context, reason) -> {
                    if (first(s)) e.disconnectEvent(context, reason);
                };
            }
            @Override public NtStatus accept(NdkConnector o, AcceptArgs a) {
                return super.accept(o, with(a, plain(of(o), a.disconnectEventContext(), a.disconnectEvent())));
            }
            @Override public NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                return super.acceptEx(o, with(a, ex(of(o), a.disconnectEventContext(), a.disconnectEvent())));
            }
            @Override public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
                return super.completeConnect(o, with(a, plain(of(o), a.disconnectEventContext(), a.disconnectEvent())));
            }
            @Override public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                return super.completeConnectEx(o, with(a, ex(of(o), a.disconnectEventContext(), a.disconnectEvent())));
            }
            private NdkSockaddr address(NdkConnector o, boolean local) {
                Memory.Bytes b = new Memory.Bytes(28);
                Memory.Long n = new Memory.Long(28);
                GetAddressArgs a = new GetAddressArgs(b, n);
                NtStatus s = local ? real(o).getLocalAddress(o, a) : real(o).getPeerAddress(o, a);
                return s.isSuccess() ? NdkSockaddr.read(b, n.get()) : null;
            }
            @Override public NtStatus disconnect(NdkConnector o, DisconnectArgs a) {
                Side s = of(o);
                NdkSockaddr local = address(o, true);
                NdkSockaddr peer = address(o, false);
                if (local != null && peer != null) {
                    synchronized (waiting) {
                        Side other = waiting.remove(List.of(peer, local));
                        if (other == null) waiting.put(List.of(local, peer), s);
                        else if (!s.told && !other.told && !other.closing) s.crossed = other.crossed = true;
                    }
                }
                NdkRequestCompletion c = a.requestCompletion();
                return super.disconnect(o, new DisconnectArgs((context, status) -> {
                    boolean raise;
                    synchronized (waiting) {
                        raise = status.isSuccess() && s.crossed && !s.closing && !s.told && s.event != null;
                        if (raise) s.told = true;
                    }
                    if (raise) s.event.run();
                    c.complete(context, status);
                }, a.requestContext()));
            }
            @Override public NtStatus closeConnector(NdkConnector o, CloseArgs a) {
                Side s = of(o);
                synchronized (waiting) {
                    s.closing = true;
                    waiting.values().removeIf(x -> x == s);
                }
                return super.closeConnector(o, a);
            }
        };
    }
}
