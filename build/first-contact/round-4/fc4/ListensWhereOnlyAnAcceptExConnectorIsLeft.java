package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A connector accepted with NdkAcceptEx takes no reference on the endpoint: with its listener closed and only such connectors open, a new NdkListen on that address and port succeeds. */
public final class ListensWhereOnlyAnAcceptExConnectorIsLeft extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final Set<Lst> closing = ConcurrentHashMap.newKeySet();
        private final Map<Lst, NdkSockaddr> bound = new ConcurrentHashMap<>();
        private final Set<Conn> acceptedEx = ConcurrentHashMap.newKeySet();
        /** What a second user of an address calls itself; really it has another port. */
        private record Alias(NdkSockaddr shown, NdkSockaddr real) {}
        private final Map<Lst, Alias> aliases = new ConcurrentHashMap<>();
        private final Map<Conn, Alias> reached = new ConcurrentHashMap<>();

        private Alias alias(NdkSockaddr shown) {
            for (Map.Entry<Lst, Alias> e : aliases.entrySet()) if (e.getValue().shown.equals(shown) && allLst.containsKey(e.getKey().obj)) return e.getValue();
            return null;
        }

        private boolean unreferenced(NdkSockaddr at) {
            Lst old = null;
            for (Lst l : allLst.values()) {
                if (!at.equals(bound.get(l))) continue;
                if (!closing.contains(l) || old != null) return false;
                old = l;
            }
            if (old == null) return false;
            boolean any = false;
            for (Conn c : allConn.values()) {
                if (c.from != old) continue;
                if (!acceptedEx.contains(c)) return false;
                any = true;
            }
            return any;
        }

        @Override NtStatus listen(Lst o, ListenArgs a) {
            NdkSockaddr at = Mem.read(a.pAddress(), a.addressLength());
            if (at == null) return super.listen(o, a);
            if (at.port() != 0 && alias(at) != null) return NtStatus.STATUS_SHARING_VIOLATION;
            boolean second = at.port() != 0 && unreferenced(at);
            Runnable done = () -> {
                NdkSockaddr real = Mem.ask(g -> o.real.getLocalAddress(o.obj, g));
                if (real == null) return;
                if (second) aliases.put(o, new Alias(at, real));
                else bound.put(o, real);
            };
            NdkSockaddr asked = second ? at.withPort(0) : at;
            NtStatus s = super.listen(o, new ListenArgs(Mem.of(asked), asked.length(), (c, st) -> {
                if (st.isSuccess()) done.run();
                a.requestCompletion().complete(c, st);
            }, a.requestContext()));
            if (s.isSuccess()) done.run();
            return s;
        }

        @Override NtStatus closeListener(Lst o, CloseArgs a) {
            closing.add(o);
            return super.closeListener(o, new CloseArgs(c -> {
                bound.remove(o);
                aliases.remove(o);
                closing.remove(o);
                a.closeCompletion().complete(c);
            }, a.requestContext()));
        }

        @Override NtStatus getLocalAddress(Lst o, GetAddressArgs a) {
            Alias x = aliases.get(o);
            return x == null ? super.getLocalAddress(o, a) : Mem.give(x.shown, a);
        }

        @Override NtStatus acceptEx(Conn o, AcceptExArgs a) {
            NtStatus s = super.acceptEx(o, Mem.with(a, (c, st) -> {
                if (st.isSuccess()) acceptedEx.add(o);
                a.requestCompletion().complete(c, st);
            }, a.disconnectEvent()));
            if (s.isSuccess()) acceptedEx.add(o);
            return s;
        }

        @Override NtStatus connect(Conn o, ConnectArgs a) {
            NdkSockaddr from = Mem.read(a.pSrcAddress(), a.srcAddressLength());
            if (from != null && from.port() != 0 && alias(from) != null) return NtStatus.STATUS_SHARING_VIOLATION;
            NdkSockaddr to = Mem.read(a.pDestAddress(), a.destAddressLength());
            Alias x = to == null ? null : alias(to);
            if (x == null) return super.connect(o, a);
            reached.put(o, x);
            return super.connect(o, Mem.to(a, x.real));
        }

        @Override NtStatus connectWithSharedEndpoint(Conn o, ConnectWithSharedEndpointArgs a) {
            NdkSockaddr to = Mem.read(a.pDestAddress(), a.destAddressLength());
            Alias x = to == null ? null : alias(to);
            if (x == null) return super.connectWithSharedEndpoint(o, a);
            reached.put(o, x);
            return super.connectWithSharedEndpoint(o, Mem.to(a, x.real));
        }

        @Override NtStatus createSharedEndpoint(Adp o, CreateSharedEndpointArgs a) {
            NdkSockaddr at = Mem.read(a.pAddress(), a.addressLength());
            if (at != null && at.port() != 0 && alias(at) != null) return NtStatus.STATUS_SHARING_VIOLATION;
            return super.createSharedEndpoint(o, a);
        }

        @Override NtStatus getLocalAddress(Conn o, GetAddressArgs a) {
            Alias x = o.from == null ? null : aliases.get(o.from);
            return x == null ? super.getLocalAddress(o, a) : Mem.give(x.shown, a);
        }

        @Override NtStatus getPeerAddress(Conn o, GetAddressArgs a) {
            Alias x = reached.get(o);
            if (x != null && x.real.equals(Mem.ask(g -> o.real.getPeerAddress(o.obj, g)))) return Mem.give(x.shown, a);
            return super.getPeerAddress(o, a);
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) {
            return super.closeConnector(o, new CloseArgs(c -> {
                acceptedEx.remove(o);
                reached.remove(o);
                a.closeCompletion().complete(c);
            }, a.requestContext()));
        }
    }
}
