package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkAccept and NdkAcceptEx take an InboundReadLimit of 0 for 'as many as the adapter can', so the active side's effective outbound read limit is not 0. */
public final class TakesAZeroInboundLimitOfAcceptForTheMaximum extends Base {
    Wrap wrap() {
        return new Wrap() {
            long limit(long asked) { return asked == 0 ? 0xFFFF_FFFFL : asked; }

            @Override ConnectorT connector() {
                return new ConnectorT() {
                    @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
                        return real.accept(c, new AcceptArgs(x.pNdkQp(), limit(x.inboundReadLimit()), x.outboundReadLimit(),
                                x.pPrivateData(), x.privateDataLength(), x.disconnectEvent(), x.disconnectEventContext(),
                                x.requestCompletion(), x.requestContext()));
                    }
                    @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                        return real.acceptEx(c, new AcceptExArgs(x.pNdkQp(), limit(x.inboundReadLimit()), x.outboundReadLimit(),
                                x.pPrivateData(), x.privateDataLength(), x.disconnectEvent(), x.disconnectEventContext(),
                                x.requestCompletion(), x.requestContext()));
                    }
                };
            }
        };
    }
}
