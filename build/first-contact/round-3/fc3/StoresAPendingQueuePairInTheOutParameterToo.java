package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The completion path of NdkCreateQp also writes through the out parameter. */
public final class StoresAPendingQueuePairInTheOutParameterToo extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus createQp(Pd s, NdkPd o, CreateQpArgs a) {
                NdkCreateCompletion both = (context, status, object) -> {
                    if (status.isSuccess() && object instanceof NdkQp qp) {
                        try {
                            a.ppNdkQp().set(qp);
                        } catch (RuntimeException gone) {
                            // the memory is no longer there
                        }
                    }
                    a.createCompletion().complete(context, status, object);
                };
                return super.createQp(s, o, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(),
                        a.receiveQueueDepth(), a.initiatorQueueDepth(), a.maxReceiveRequestSge(),
                        a.maxInitiatorRequestSge(), a.inlineDataSize(), both, a.requestContext(), a.ppNdkQp()));
            }
        };
    }
}
