package fc11;

import org.ndktck.api.*;

/** STATUS_INVALID_ADDRESS is returned inline, without a completion (CON-27, LIS-13, SEP-08, CON-39, CB-10). */
public final class RefusesAForeignLocalAddressAtOnce extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private boolean foreign(ConstBytePointer p, long length) {
            NdkSockaddr s = read(p, length);
            return s != null && !addresses.contains(s.address());
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
                    ? NtStatus.STATUS_INVALID_ADDRESS
                    : super.createSharedEndpoint(r, o, a);
        }
    }
}
