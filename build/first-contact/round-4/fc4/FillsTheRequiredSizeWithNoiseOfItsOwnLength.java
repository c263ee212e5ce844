package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: the required size exceeds what the peer sent by a number that differs from connector to connector, and the rest is noise, the same in every call (GCD-15, GCD-17, AMB-42). */
public final class FillsTheRequiredSizeWithNoiseOfItsOwnLength extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final java.util.concurrent.atomic.AtomicInteger made = new java.util.concurrent.atomic.AtomicInteger();
        private final Map<Conn, Integer> padding = new ConcurrentHashMap<>();
        private final Set<Conn> refused = ConcurrentHashMap.newKeySet();

        private NtStatus outcome(Conn o, NtStatus s) {
            if (s.isFailure()) refused.add(o);
            else if (s.isSuccess()) refused.remove(o);
            return s;
        }

        @Override NtStatus connect(Conn o, ConnectArgs a) {
            return outcome(o, super.connect(o, Mem.with(a, Mem.seen(a.requestCompletion(), s -> outcome(o, s)))));
        }

        @Override NtStatus connectWithSharedEndpoint(Conn o, ConnectWithSharedEndpointArgs a) {
            return outcome(o, super.connectWithSharedEndpoint(o, Mem.with(a, Mem.seen(a.requestCompletion(), s -> outcome(o, s)))));
        }

        @Override NtStatus closeConnector(Conn o, CloseArgs a) {
            return super.closeConnector(o, new CloseArgs(c -> {
                padding.remove(o);
                refused.remove(o);
                a.closeCompletion().complete(c);
            }, a.requestContext()));
        }

        @Override NtStatus getConnectionData(Conn o, GetConnectionDataArgs a) {
            if (refused.contains(o)) return super.getConnectionData(o, a); // what came with a rejection, as it is
            Mem.Num size = new Mem.Num(0);
            NtStatus s = super.getConnectionData(o, new GetConnectionDataArgs(a.pInboundReadLimit(), a.pOutboundReadLimit(), null, size));
            if (!s.isSuccess()) return s;
            int sent = (int) size.get();
            Mem data = new Mem(sent + 1);
            s = super.getConnectionData(o, new GetConnectionDataArgs(null, null, data, new Mem.Num(sent)));
            if (!s.isSuccess()) return s;
            int extra = padding.computeIfAbsent(o, c -> 1 + made.getAndIncrement() * 7 % 41);
            byte[] all = new byte[sent + extra];
            new Random(extra * 31L + sent).nextBytes(all);
            data.get(0, all, 0, sent);
            long capacity = a.pPrivateDataLength().get();
            a.pPrivateDataLength().set(all.length);
            if (a.pPrivateData() == null) return NtStatus.STATUS_SUCCESS;
            a.pPrivateData().put(0, all, 0, (int) Math.min(capacity, all.length));
            return capacity < all.length ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
        }
    }
}
