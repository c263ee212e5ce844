package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class NarrowLimit extends Base {
    public NarrowLimit() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit() & 0xFF, a.pPrivateData(),
                    a.privateDataLength(), a.requestCompletion(), a.requestContext()));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit() & 0xFF,
                    a.pPrivateData(), a.privateDataLength(), a.requestCompletion(), a.requestContext()));
        }
    }
}
