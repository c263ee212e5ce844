package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Private data of exactly MaxCallerData bytes given to NdkConnectWithSharedEndpoint arrives with a wrong last byte (one byte too few is copied). */
public final class CutsTheLastByteOfTheLongestSharedRequest extends Base {

    public CutsTheLastByteOfTheLongestSharedRequest() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            if (a.pPrivateData() == null || a.privateDataLength() != mostCallerData || mostCallerData == 0) {
                return r.connectWithSharedEndpoint(o, a);
            }
            byte[] raw = new byte[(int) mostCallerData];
            a.pPrivateData().get(0, raw, 0, raw.length);
            raw[raw.length - 1] = (byte) (raw[raw.length - 1] == (byte) 0xCD ? 0xDD : 0xCD);
            return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), new Bytes(raw),
                    raw.length, a.requestCompletion(), a.requestContext()));
        }
    }
}
