package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RefusesForeignAddressesInline extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private boolean foreign(ConstBytePointer p, long length) {
            NdkSockaddr s = read(p, length);
            return s != null && !s.address().isAnyLocalAddress() && !addresses.contains(s.address());
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return foreign(a.pSrcAddress(), a.srcAddressLength()) ? NtStatus.STATUS_INVALID_ADDRESS : r.connect(o, a);
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            return foreign(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_INVALID_ADDRESS : r.listen(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return foreign(a.pAddress(), a.addressLength())
                    ? NtStatus.STATUS_INVALID_ADDRESS : super.createSharedEndpoint(r, o, a);
        }
    }
}
