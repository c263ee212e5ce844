package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Creating a queue pair takes a reference on the receive queue's CQ only; a CQ that serves initiator queues alone closes at once. */
public final class ForgetsThatAQueuePairUsesItsInitiatorCq extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            private AtomicInteger count(State<?> s, String which) {
                return (AtomicInteger) s.bag.computeIfAbsent(which, k -> new AtomicInteger());
            }

            @Override
            protected void madeQp(Qp s, CreateQpArgs a) {
                Cq receive = state(a.pReceiveCq());
                Cq initiator = state(a.pInitiatorCq());
                count(receive, "receive").incrementAndGet();
                count(initiator, "initiator").incrementAndGet();
                s.put("gone", (Runnable) () -> {
                    count(receive, "receive").decrementAndGet();
                    count(initiator, "initiator").decrementAndGet();
                });
            }

            private void gone(Qp s) {
                Runnable gone = (Runnable) s.bag.remove("gone");
                if (gone != null) {
                    gone.run();
                }
            }

            @Override
            protected NtStatus closeQp(Qp s, NdkQp o, CloseArgs a) {
                NtStatus status = s.real.closeQp(o, new CloseArgs(context -> {
                    a.closeCompletion().complete(context);
                    gone(s);
                }, a.requestContext()));
                if (status.isSuccess()) {
                    gone(s);
                }
                return status;
            }

            @Override
            protected NtStatus closeCq(Cq s, NdkCq o, CloseArgs a) {
                if (count(s, "receive").get() > 0 || count(s, "initiator").get() == 0) {
                    return s.real.closeCq(o, a);
                }
                s.real.closeCq(o, new CloseArgs(context -> {}, a.requestContext()));
                return NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
