package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A listener counts rejected requests as still waiting: once two requests were rejected at it, it refuses all further ones without a ConnectEvent. */
public final class RefusesEveryRequestAfterTheSecondRejection extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final Map<Lst, Integer> waiting = new ConcurrentHashMap<>();
        private final Set<Conn> answered = ConcurrentHashMap.newKeySet();

        @Override NtStatus accept(Conn o, AcceptArgs a) {
            if (o.from != null) answered.add(o);
            return super.accept(o, a);
        }

        @Override NtStatus acceptEx(Conn o, AcceptExArgs a) {
            if (o.from != null) answered.add(o);
            return super.acceptEx(o, a);
        }

        @Override NtStatus reject(Conn o, RejectArgs a) {
            if (o.from != null && answered.add(o)) waiting.merge(o.from, 1, Integer::sum);
            return super.reject(o, a);
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) {
            answered.remove(o);
            return super.closeConnector(o, a);
        }

        @Override NtStatus closeListener(Lst o, CloseArgs a) {
            waiting.remove(o);
            return super.closeListener(o, a);
        }

        @Override void connectEvent(Lst l, NdkConnectEventCallback consumer, long context, Conn c) {
            if (waiting.getOrDefault(l, 0) < 2) {
                super.connectEvent(l, consumer, context, c);
                return;
            }
            super.reject(c, new RejectArgs(null, 0));
            super.closeConnector(c, new CloseArgs(x -> {}, 0));
        }
    }
}
