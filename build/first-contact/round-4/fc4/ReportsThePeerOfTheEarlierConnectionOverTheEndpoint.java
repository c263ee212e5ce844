package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** On a connector connected over a shared endpoint that already carried a connection, NdkGetPeerAddress reports the destination of that older connection. */
public final class ReportsThePeerOfTheEarlierConnectionOverTheEndpoint extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final Map<NdkSharedEndpoint, List<Conn>> carried = new ConcurrentHashMap<>();
        private final Map<Conn, NdkSockaddr> destination = new ConcurrentHashMap<>();
        private final Map<Conn, NdkSockaddr> shown = new ConcurrentHashMap<>();

        @Override NtStatus connectWithSharedEndpoint(Conn o, ConnectWithSharedEndpointArgs a) {
            List<Conn> on = carried.computeIfAbsent(a.pNdkSharedEndpoint(), e -> new CopyOnWriteArrayList<>());
            NdkSockaddr to = Mem.read(a.pDestAddress(), a.destAddressLength());
            shown.remove(o);
            for (Conn older : on) {
                NdkSockaddr d = destination.get(older);
                if (older != o && d != null) {
                    shown.put(o, d);
                    break;
                }
            }
            NtStatus s = super.connectWithSharedEndpoint(o, Mem.with(a, (c, st) -> {
                if (st.isSuccess() && to != null) carry(on, o, to);
                a.requestCompletion().complete(c, st);
            }));
            if (s.isSuccess() && to != null) carry(on, o, to);
            return s;
        }

        private void carry(List<Conn> on, Conn o, NdkSockaddr to) {
            destination.put(o, to);
            on.add(o);
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) {
            destination.remove(o);
            shown.remove(o);
            for (List<Conn> on : carried.values()) on.remove(o);
            return super.closeConnector(o, a);
        }

        @Override NtStatus closeSharedEndpoint(Sep o, CloseArgs a) {
            carried.remove(o.obj);
            return super.closeSharedEndpoint(o, a);
        }

        @Override NtStatus getPeerAddress(Conn o, GetAddressArgs a) {
            NdkSockaddr x = shown.get(o);
            if (x == null || Mem.ask(g -> o.real.getPeerAddress(o.obj, g)) == null) return super.getPeerAddress(o, a);
            return Mem.give(x, a);
        }
    }
}
