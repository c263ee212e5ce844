package fc12;

import org.ndktck.api.*;

/** NdkAcceptEx takes its inbound read limit for the outbound one and the other way round. */
public final class SwapsReadLimitsInAcceptEx extends Base {
    /** Makes it. */
    public SwapsReadLimitsInAcceptEx() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return r.acceptEx(o, with(a, a.outboundReadLimit(), a.inboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        a.disconnectEvent(), a.requestCompletion()));
            }
        };
    }
}
