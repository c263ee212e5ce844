package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class EndpointLength extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        NtStatus getLocalAddress(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, GetAddressArgs a) {
            long capacity = a.pAddressLength().get();
            NtStatus s = r.getLocalAddress(o, a);
            if (s.isSuccess()) {
                a.pAddressLength().set(capacity); // only the failing path stores a length
            }
            return s;
        }
    }
}
