package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: a backlog of one (LIS-32, AMB-44); a request that arrives while another of the same listener is neither accepted, rejected nor closed ends with STATUS_CONNECTION_REFUSED. */
public final class TakesOneUndecidedRequestAtATime extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final Map<Lst, Conn> undecided = new ConcurrentHashMap<>();

        private void decided(Conn o) { if (o.from != null) undecided.remove(o.from, o); }

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
            return super.closeConnector(o, a);
        }

        @Override void connectEvent(Lst l, NdkConnectEventCallback consumer, long context, Conn c) {
            if (undecided.putIfAbsent(l, c) == null) {
                super.connectEvent(l, consumer, context, c);
                return;
            }
            super.reject(c, new RejectArgs(null, 0));
            super.closeConnector(c, new CloseArgs(x -> {}, 0));
        }
    }
}
