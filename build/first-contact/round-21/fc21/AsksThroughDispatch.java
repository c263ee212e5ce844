package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** Gets the address of a shared endpoint through the endpoint's Dispatch member. */
public final class AsksThroughDispatch extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSharedEndpointDispatch d = a.pNdkSharedEndpoint().dispatch();
            if (d == null || address(x -> d.getLocalAddress(a.pNdkSharedEndpoint(), x)) == null) {
                return NtStatus.STATUS_INVALID_PARAMETER;
            }
            return super.connectWithSharedEndpoint(r, o, a);
        }
    }
}
