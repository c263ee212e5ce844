package fc11;

import org.ndktck.api.*;

/** The completion of an accept that fails is called a second time. */
public final class CompletesAFailedAcceptTwice extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static NdkRequestCompletion twice(NdkRequestCompletion consumers) {
            return (context, status) -> {
                consumers.complete(context, status);
                if (status.isFailure()) {
                    consumers.complete(context, status);
                }
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), twice(a.requestCompletion())));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), twice(a.requestCompletion())));
        }
    }
}
