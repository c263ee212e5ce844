package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class TakesALargeInboundLimitOfASharedConnectForNegative extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector c, ConnectWithSharedEndpointArgs x) {
                int signed = (int) x.inboundReadLimit();
                return real.connectWithSharedEndpoint(c, new ConnectWithSharedEndpointArgs(x.pNdkQp(), x.pNdkSharedEndpoint(),
                        x.pDestAddress(), x.destAddressLength(), Math.max(0, signed), x.outboundReadLimit(),
                        x.pPrivateData(), x.privateDataLength(), x.requestCompletion(), x.requestContext()));
            }
        };
    }
}
