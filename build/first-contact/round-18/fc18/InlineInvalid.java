package fc18;

import org.ndktck.api.*;

/** A local address that is not the adapter's is answered with STATUS_INVALID_ADDRESS inline. */
public final class InlineInvalid extends Base {
    @Override
    Layer layer() {
        return new Layer() {

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
                return foreign(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_INVALID_ADDRESS
                        : super.createSharedEndpoint(r, o, a);
            }
        };
    }
}
