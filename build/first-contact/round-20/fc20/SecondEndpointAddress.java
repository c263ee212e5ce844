package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The address of a shared endpoint with a chosen port is cached by IP address: while an older one with a chosen port is open on the same IP address, NdkGetSharedEndpointLocalAddress reports the port of the older one. */
public final class SecondEndpointAddress extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkSharedEndpoint, NdkSockaddr> chosen = new LinkedHashMap<>();

        @Override
        void born(NdkSharedEndpoint s, NdkSockaddr asked) {
            NdkSockaddr got = addressOf(s);
            if (asked != null && asked.port() == 0 && got != null) {
                synchronized (chosen) {
                    chosen.put(s, got);
                }
            }
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            synchronized (chosen) {
                chosen.remove(o);
            }
            return r.closeSharedEndpoint(o, a);
        }

        @Override
        NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
            NdkSockaddr oldest = null;
            synchronized (chosen) {
                NdkSockaddr mine = chosen.get(o);
                for (NdkSockaddr s : chosen.values()) {
                    if (mine != null && oldest == null && s.address().equals(mine.address())) {
                        oldest = s;
                    }
                }
            }
            return oldest == null ? r.getLocalAddress(o, a) : answer(a, oldest);
        }
    }
}
