package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkConnect to an address and port where no listener listens completes with STATUS_SUCCESS instead of STATUS_CONNECTION_REFUSED. */
public final class ReportsSuccessWhereNobodyListens extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        private final Map<Lst, NdkSockaddr> listening = new ConcurrentHashMap<>();

        @Override NtStatus listen(Lst o, ListenArgs a) {
            NdkSockaddr at = Mem.read(a.pAddress(), a.addressLength());
            if (at != null) listening.put(o, at);
            NtStatus s = super.listen(o, Mem.with(a, (c, st) -> {
                listened(o, st);
                a.requestCompletion().complete(c, st);
            }));
            if (!s.isPending()) listened(o, s);
            return s;
        }

        private void listened(Lst o, NtStatus s) {
            NdkSockaddr at = s.isSuccess() ? Mem.ask(g -> o.real.getLocalAddress(o.obj, g)) : null;
            if (at == null) listening.remove(o);
            else listening.computeIfPresent(o, (l, before) -> at);
        }

        @Override NtStatus closeListener(Lst o, CloseArgs a) {
            listening.remove(o);
            return super.closeListener(o, a);
        }

        @Override NtStatus connect(Conn o, ConnectArgs a) {
            NdkSockaddr to = Mem.read(a.pDestAddress(), a.destAddressLength());
            if (to == null || listening.containsValue(to)) return super.connect(o, a);
            return answer(to, super.connect(o, Mem.with(a, Mem.seen(a.requestCompletion(), s -> answer(to, s)))));
        }

        private NtStatus answer(NdkSockaddr to, NtStatus s) {
            return s.equals(NtStatus.STATUS_CONNECTION_REFUSED) && !listening.containsValue(to) ? NtStatus.STATUS_SUCCESS : s;
        }
    }
}
