package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Zero bytes at the end of the private data of a connect are taken for padding and not sent. */
public final class TrailingZero extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            static long trimmed(ConstBytePointer p, long length) {
                long n = p == null ? 0 : length;
                while (n > 0 && p.get(n - 1) == 0) {
                    n--;
                }
                return n;
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                if (a.privateDataLength() > mostCallerData) {
                    return r.connect(o, a);
                }
                long n = trimmed(a.pPrivateData(), a.privateDataLength());
                return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                        a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), n == 0 ? null : a.pPrivateData(), n,
                        a.requestCompletion(), a.requestContext()));
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                if (a.privateDataLength() > mostCallerData) {
                    return r.connectWithSharedEndpoint(o, a);
                }
                long n = trimmed(a.pPrivateData(), a.privateDataLength());
                return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                        a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(),
                        n == 0 ? null : a.pPrivateData(), n, a.requestCompletion(), a.requestContext()));
            }
        };
    }
}
