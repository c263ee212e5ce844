package fc11;

import org.ndktck.api.*;

/** An accept with an outbound read limit of zero is carried out with the greatest one. */
public final class TakesAnOutboundLimitOfZeroForTheMaximum extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, a.outboundReadLimit() != 0 ? a : with(a, a.inboundReadLimit(), 0xFFFF_FFFFL, a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, a.outboundReadLimit() != 0 ? a : with(a, a.inboundReadLimit(), 0xFFFF_FFFFL, a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }
    }
}
