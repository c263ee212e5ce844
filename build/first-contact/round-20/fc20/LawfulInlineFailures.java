package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Listen, connect and the creation of a shared endpoint fail inline for an address that is not the adapter's, while everything else pends. */
public final class LawfulInlineFailures extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private boolean foreign(NdkSockaddr s) {
            return s != null && !addresses.contains(s.address());
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            return foreign(read(a.pAddress(), a.addressLength())) ? NtStatus.STATUS_INVALID_ADDRESS : r.listen(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return foreign(read(a.pAddress(), a.addressLength())) ? NtStatus.STATUS_INVALID_ADDRESS
                    : super.createSharedEndpoint(r, o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return foreign(read(a.pSrcAddress(), a.srcAddressLength())) ? NtStatus.STATUS_INVALID_ADDRESS : r.connect(o, a);
        }
    }
}
