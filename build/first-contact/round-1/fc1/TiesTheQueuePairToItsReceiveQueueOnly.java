package fc1;

import java.util.*;
import org.ndktck.api.*;

/** WRONG: the close of a completion queue that an open queue pair uses only as initiator queue is done at once. */
public final class TiesTheQueuePairToItsReceiveQueueOnly extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private final Map<NdkQp, NdkCq[]> open = new HashMap<>();

            private void made(NdkQp qp, CreateQpArgs x) {
                synchronized (open) {
                    open.put(qp, new NdkCq[] {x.pReceiveCq(), x.pInitiatorCq()});
                }
            }

            @Override
            public NtStatus createQp(NdkPd o, CreateQpArgs x) {
                ObjectPointer<NdkQp> cell = x.ppNdkQp();
                return super.createQp(o, new CreateQpArgs(x.pReceiveCq(), x.pInitiatorCq(), x.qpContext(),
                        x.receiveQueueDepth(), x.initiatorQueueDepth(), x.maxReceiveRequestSge(),
                        x.maxInitiatorRequestSge(), x.inlineDataSize(), (context, status, qp) -> {
                            if (status.isSuccess()) made((NdkQp) qp, x);
                            x.createCompletion().complete(context, status, qp);
                        }, x.requestContext(), new ObjectPointer<>() {
                            @Override
                            public NdkQp get() {
                                return cell.get();
                            }

                            @Override
                            public void set(NdkQp value) {
                                made(value, x);
                                cell.set(value);
                            }
                        }));
            }

            @Override
            public NtStatus closeQp(NdkQp o, CloseArgs x) {
                NtStatus s = super.closeQp(o, new CloseArgs(context -> {
                    x.closeCompletion().complete(context);
                    closed(o);
                }, x.requestContext()));
                if (s.isSuccess()) closed(o);
                return s;
            }

            private void closed(NdkQp o) {
                synchronized (open) {
                    open.remove(o);
                }
            }

            @Override
            public NtStatus closeCq(NdkCq o, CloseArgs x) {
                boolean initiator = false;
                boolean receive = false;
                synchronized (open) {
                    for (NdkCq[] cqs : open.values()) {
                        receive |= cqs[0] == o;
                        initiator |= cqs[1] == o && cqs[0] != o;
                    }
                }
                if (receive || !initiator) return super.closeCq(o, x);
                super.closeCq(o, new CloseArgs(context -> {}, 0));
                return NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
