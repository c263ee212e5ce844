package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A connect over a shared endpoint with private data of the largest size loses the last byte. */
public final class SharedFullData extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                long length = a.privateDataLength();
                if (length > 0 && length == mostCallerData) {
                    length--;
                }
                return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                        a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        length, a.requestCompletion(), a.requestContext()));
            }
        };
    }
}
