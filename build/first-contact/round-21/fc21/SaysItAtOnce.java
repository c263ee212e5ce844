package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** Tells of an address that is not the adapter's inline, or on the caller's stack before STATUS_PENDING. */
public final class SaysItAtOnce extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private boolean strange(ConstBytePointer p, long length) {
            NdkSockaddr s = read(p, length);
            return s != null && !addresses.contains(s.address());
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            if (!strange(a.pSrcAddress(), a.srcAddressLength())) {
                return r.connect(o, a);
            }
            a.requestCompletion().complete(a.requestContext(), NtStatus.STATUS_INVALID_ADDRESS);
            return NtStatus.STATUS_PENDING;
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            return strange(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_INVALID_ADDRESS : r.listen(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return strange(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_INVALID_ADDRESS
                    : super.createSharedEndpoint(r, o, a);
        }
    }
}
