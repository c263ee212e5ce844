package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RetryOldData extends Base {
    public RetryOldData() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private byte[] frame(NdkConnector o, ConstBytePointer p, long length) {
            Con k = con(o);
            if (k.extra == null) {
                byte[] b = new byte[(int) length];
                if (p != null && length > 0) {
                    p.get(0, b, 0, b.length);
                }
                k.extra = b;
            }
            return (byte[]) k.extra;
        }

        private boolean again(NdkConnector o) {
            return con(o).extra != null;
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            boolean again = again(o);
            byte[] b = frame(o, a.pPrivateData(), a.privateDataLength());
            if (!again) {
                return r.connect(o, a);
            }
            return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), b.length == 0 ? null : new Bytes(b),
                    b.length, a.requestCompletion(), a.requestContext()));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            boolean again = again(o);
            byte[] b = frame(o, a.pPrivateData(), a.privateDataLength());
            if (!again) {
                return r.connectWithSharedEndpoint(o, a);
            }
            return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(),
                    b.length == 0 ? null : new Bytes(b), b.length, a.requestCompletion(), a.requestContext()));
        }
    }
}
