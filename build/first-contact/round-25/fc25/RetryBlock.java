package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The private data is uploaded with the first attempt of a connector and stays in its context for a retry. */
public final class RetryBlock extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private byte[] block(NdkConnector o, ConstBytePointer p, long length) {
            Con c = con(o);
            synchronized (c) {
                if (c.extra == null) {
                    byte[] b = new byte[p == null ? 0 : (int) length];
                    if (b.length > 0) {
                        p.get(0, b, 0, b.length);
                    }
                    c.extra = b;
                }
                return (byte[]) c.extra;
            }
        }

        private static ConstBytePointer pointer(byte[] b) {
            return b.length == 0 ? null : new Bytes(b);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            if (con(o).extra == null) {
                block(o, a.pPrivateData(), a.privateDataLength());
                return r.connect(o, a);
            }
            byte[] b = block(o, null, 0);
            return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), pointer(b), b.length,
                    a.requestCompletion(), a.requestContext()));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            if (con(o).extra == null) {
                block(o, a.pPrivateData(), a.privateDataLength());
                return r.connectWithSharedEndpoint(o, a);
            }
            byte[] b = block(o, null, 0);
            return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), pointer(b), b.length,
                    a.requestCompletion(), a.requestContext()));
        }
    }
}
