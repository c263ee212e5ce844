package fc26;

import org.ndktck.api.*;

public final class ShortCopy extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            long capacity = a.pPrivateDataLength().get();
            if (a.pPrivateData() != null && capacity > 0) {
                Data d = data(r, o);
                if (d != null && capacity < d.bytes().length) {
                    if (a.pInboundReadLimit() != null) {
                        a.pInboundReadLimit().set(d.inbound());
                    }
                    if (a.pOutboundReadLimit() != null) {
                        a.pOutboundReadLimit().set(d.outbound());
                    }
                    int count = (int) capacity - 1; // copied as a string would be, with room for its end
                    if (count > 0) {
                        a.pPrivateData().put(0, d.bytes(), 0, count);
                    }
                    a.pPrivateDataLength().set(d.bytes().length);
                    return NtStatus.STATUS_BUFFER_TOO_SMALL;
                }
            }
            return r.getConnectionData(o, a);
        }
    }
}
