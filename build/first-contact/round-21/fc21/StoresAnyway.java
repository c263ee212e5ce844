package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** A pending NdkCreateQp stores the QP through the out parameter as well. */
public final class StoresAnyway extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus createQp(NdkPdDispatch r, NdkPd o, CreateQpArgs a) {
            NdkCreateCompletion c = (context, status, object) -> {
                if (status.isSuccess() && object != null) {
                    a.ppNdkQp().set((NdkQp) (Object) object);
                }
                a.createCompletion().complete(context, status, object);
            };
            return super.createQp(r, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(),
                    a.receiveQueueDepth(), a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(),
                    a.inlineDataSize(), c, a.requestContext(), a.ppNdkQp()));
        }
    }
}
