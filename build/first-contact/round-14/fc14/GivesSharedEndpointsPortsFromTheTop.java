package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class GivesSharedEndpointsPortsFromTheTop extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final AtomicInteger next = new AtomicInteger();

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            NdkSockaddr asked = read(a.pAddress(), a.addressLength());
            if (asked == null || asked.port() != 0) {
                return super.createSharedEndpoint(r, o, a);
            }
            int port = 65535 - Math.floorMod(next.getAndIncrement(), 4000);
            byte[] raw = new byte[(int) a.addressLength()];
            a.pAddress().get(0, raw, 0, raw.length);
            byte[] original = raw.clone();
            raw[2] = (byte) (port >> 8);
            raw[3] = (byte) port;
            NdkCreateCompletion first = (context, status, object) -> {
                if (!status.equals(NtStatus.STATUS_SHARING_VIOLATION)) {
                    a.createCompletion().complete(context, status, object);
                    return;
                }
                Own<NdkSharedEndpoint> cell = new Own<>();
                NtStatus s = super.createSharedEndpoint(r, o, new CreateSharedEndpointArgs(new Bytes(original),
                        a.addressLength(), a.createCompletion(), a.requestContext(), cell));
                if (!s.equals(NtStatus.STATUS_PENDING)) {
                    a.createCompletion().complete(context, s, cell.get());
                }
            };
            NtStatus s = super.createSharedEndpoint(r, o, new CreateSharedEndpointArgs(new Bytes(raw), a.addressLength(), first,
                    a.requestContext(), a.ppNdkSharedEndpoint()));
            return s.equals(NtStatus.STATUS_SHARING_VIOLATION) ? super.createSharedEndpoint(r, o, a) : s;
        }
    }
}
