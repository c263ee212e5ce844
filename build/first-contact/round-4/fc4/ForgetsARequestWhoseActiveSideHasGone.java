package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: once the active side has closed its connector, NdkGetConnectionData and the address functions of the undecided incoming connector fail with STATUS_CONNECTION_ABORTED (AMB-53: the data or any failure). */
public final class ForgetsARequestWhoseActiveSideHasGone extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private record Ends(NdkSockaddr local, NdkSockaddr peer) {}
        private final Map<Conn, Ends> undecided = new ConcurrentHashMap<>();
        private final Set<Conn> gone = ConcurrentHashMap.newKeySet();

        private Ends ends(Conn o) {
            NdkSockaddr local = Mem.ask(g -> o.real.getLocalAddress(o.obj, g));
            NdkSockaddr peer = Mem.ask(g -> o.real.getPeerAddress(o.obj, g));
            return local == null || peer == null ? null : new Ends(local, peer);
        }

        @Override void connectEvent(Lst l, NdkConnectEventCallback consumer, long context, Conn c) {
            Ends e = ends(c);
            if (e != null) undecided.put(c, e);
            super.connectEvent(l, consumer, context, c);
        }

        private void decided(Conn o) {
            undecided.remove(o);
            gone.remove(o);
        }

        @Override NtStatus accept(Conn o, AcceptArgs a) {
            decided(o);
            return super.accept(o, a);
        }

        @Override NtStatus acceptEx(Conn o, AcceptExArgs a) {
            decided(o);
            return super.acceptEx(o, a);
        }

        @Override NtStatus reject(Conn o, RejectArgs a) {
            decided(o);
            return super.reject(o, a);
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) {
            decided(o);
            Ends mine = o.from == null ? ends(o) : null;
            NtStatus s = super.closeConnector(o, a);
            if (mine != null) {
                Ends theirs = new Ends(mine.peer, mine.local);
                undecided.forEach((c, e) -> { if (e.equals(theirs)) gone.add(c); });
            }
            return s;
        }

        @Override NtStatus getConnectionData(Conn o, GetConnectionDataArgs a) { return gone.contains(o) ? NtStatus.STATUS_CONNECTION_ABORTED : super.getConnectionData(o, a); }
        @Override NtStatus getLocalAddress(Conn o, GetAddressArgs a) { return gone.contains(o) ? NtStatus.STATUS_CONNECTION_ABORTED : super.getLocalAddress(o, a); }
        @Override NtStatus getPeerAddress(Conn o, GetAddressArgs a) { return gone.contains(o) ? NtStatus.STATUS_CONNECTION_ABORTED : super.getPeerAddress(o, a); }
    }
}
