package fc11;

import org.ndktck.api.*;

/** The two limits of an incoming connector are swapped: they are what they are for the peer. */
public final class ShowsTheListeningSideTheLimitsOfTheConnectingSide extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            if (origin(o) == null) {
                return r.getConnectionData(o, a);
            }
            return r.getConnectionData(o, new GetConnectionDataArgs(
                    a.pOutboundReadLimit(), a.pInboundReadLimit(), a.pPrivateData(), a.pPrivateDataLength()));
        }
    }
}
