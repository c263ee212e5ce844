package fc19;

import org.ndktck.api.*;

public final class InlineInvalid extends Base {
    public InlineInvalid() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private boolean foreign(ConstBytePointer p, long length) {
            NdkSockaddr s = read(p, length);
            return s != null && !addresses.contains(s.address());
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return foreign(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_INVALID_ADDRESS
                    : super.createSharedEndpoint(r, o, a);
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
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            if (a.pInboundReadLimit() == null && a.pOutboundReadLimit() == null) {
                return r.getConnectionData(o, a);
            }
            // the limits are stored with STATUS_SUCCESS only
            Num in = new Num(0);
            Num out = new Num(0);
            NtStatus s = r.getConnectionData(o, new GetConnectionDataArgs(in, out, a.pPrivateData(), a.pPrivateDataLength()));
            if (s.isSuccess()) {
                if (a.pInboundReadLimit() != null) {
                    a.pInboundReadLimit().set(in.value);
                }
                if (a.pOutboundReadLimit() != null) {
                    a.pOutboundReadLimit().set(out.value);
                }
            }
            return s;
        }
    }
}
