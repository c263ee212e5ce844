package fc12;

import org.ndktck.api.*;

/** Lawful by CB-10, CON-39 and AMB-39: a local address that is not the adapter's gets STATUS_INVALID_ADDRESS as the return value of listen, connect and create, with no completion. */
public final class FailsForeignLocalAddressesInline extends Base {
    /** Makes it. */
    public FailsForeignLocalAddressesInline() {}

    @Override
    Layer layer() {
        return new Layer() {
            private boolean foreign(ConstBytePointer p, long length) {
                NdkSockaddr s = read(p, length);
                return s != null && !addresses.contains(s.address());
            }

            @Override
            NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
                return foreign(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_INVALID_ADDRESS : r.listen(o, a);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                return foreign(a.pSrcAddress(), a.srcAddressLength()) ? NtStatus.STATUS_INVALID_ADDRESS : r.connect(o, a);
            }

            @Override
            NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
                return foreign(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_INVALID_ADDRESS
                        : super.createSharedEndpoint(r, o, a);
            }
        };
    }
}
