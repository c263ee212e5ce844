package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The connect over a shared endpoint takes the inbound limit for both directions. */
public final class SharedLimits extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                        a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.inboundReadLimit(),
                        a.pPrivateData(), a.privateDataLength(), a.requestCompletion(), a.requestContext()));
            }
        };
    }
}
