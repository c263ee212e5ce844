package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The create completion of a queue pair gets the QPContext instead of the RequestContext. */
public final class QpCreateContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
            return super.createQp(r, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(),
                    a.receiveQueueDepth(), a.initiatorQueueDepth(), a.maxReceiveRequestSge(),
                    a.maxInitiatorRequestSge(), a.inlineDataSize(),
                    (context, status, object) -> a.createCompletion().complete(a.qpContext(), status, object),
                    a.requestContext(), a.ppNdkQp()));
        }
    }
}
