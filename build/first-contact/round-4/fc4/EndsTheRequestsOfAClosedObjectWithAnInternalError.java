package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: a request that the close of its own connector or listener cancels completes with STATUS_INTERNAL_ERROR instead of STATUS_CANCELLED (AMB-15: any failure). */
public final class EndsTheRequestsOfAClosedObjectWithAnInternalError extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final Set<Object> closed = ConcurrentHashMap.newKeySet();

        private NdkRequestCompletion cancelled(Object o, NdkRequestCompletion c) {
            return Mem.seen(c, s -> s.equals(NtStatus.STATUS_CANCELLED) && closed.contains(o) ? NtStatus.STATUS_INTERNAL_ERROR : s);
        }

        private CloseArgs remembered(Object o, CloseArgs a) {
            closed.add(o);
            return new CloseArgs(c -> {
                closed.remove(o);
                a.closeCompletion().complete(c);
            }, a.requestContext());
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) { return super.closeConnector(o, remembered(o, a)); }
        @Override NtStatus closeListener(Lst o, CloseArgs a) { return super.closeListener(o, remembered(o, a)); }
        @Override NtStatus listen(Lst o, ListenArgs a) { return super.listen(o, Mem.with(a, cancelled(o, a.requestCompletion()))); }
        @Override NtStatus connect(Conn o, ConnectArgs a) { return super.connect(o, Mem.with(a, cancelled(o, a.requestCompletion()))); }
        @Override NtStatus connectWithSharedEndpoint(Conn o, ConnectWithSharedEndpointArgs a) { return super.connectWithSharedEndpoint(o, Mem.with(a, cancelled(o, a.requestCompletion()))); }
        @Override NtStatus accept(Conn o, AcceptArgs a) { return super.accept(o, Mem.with(a, cancelled(o, a.requestCompletion()), a.disconnectEvent())); }
        @Override NtStatus acceptEx(Conn o, AcceptExArgs a) { return super.acceptEx(o, Mem.with(a, cancelled(o, a.requestCompletion()), a.disconnectEvent())); }
        @Override NtStatus completeConnect(Conn o, CompleteConnectArgs a) { return super.completeConnect(o, Mem.with(a, cancelled(o, a.requestCompletion()), a.disconnectEvent())); }
        @Override NtStatus completeConnectEx(Conn o, CompleteConnectExArgs a) { return super.completeConnectEx(o, Mem.with(a, cancelled(o, a.requestCompletion()), a.disconnectEvent())); }
        @Override NtStatus disconnect(Conn o, DisconnectArgs a) { return super.disconnect(o, new DisconnectArgs(cancelled(o, a.requestCompletion()), a.requestContext())); }
    }
}
