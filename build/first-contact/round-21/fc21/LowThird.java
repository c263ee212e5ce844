package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** Every third shared endpoint that asks for port zero gets a port below 49152. */
public final class LowThird extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private int asked;

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            NdkSockaddr at = read(a.pAddress(), a.addressLength());
            int n = 0;
            if (at != null && at.port() == 0) {
                synchronized (this) {
                    n = ++asked;
                }
            }
            if (n == 0 || n % 3 != 0) {
                return super.createSharedEndpoint(r, o, a);
            }
            Bytes b = new Bytes(new byte[at.length()]);
            at.withPort(49152 - n / 3).writeTo(b);
            return super.createSharedEndpoint(r, o, new CreateSharedEndpointArgs(b, at.length(), a.createCompletion(),
                    a.requestContext(), a.ppNdkSharedEndpoint()));
        }
    }
}
