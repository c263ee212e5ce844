package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The close of a completion queue that serves only initiator queues does not wait for their queue pairs. */
public final class SplitCq extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            record Use(NdkQp qp, NdkCq receive, NdkCq initiator) {}

            final List<Use> uses = new CopyOnWriteArrayList<>();

            @Override
            void born(NdkQp q, CreateQpArgs a) {
                uses.add(new Use(q, a.pReceiveCq(), a.pInitiatorCq()));
            }

            @Override
            NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
                return close(x -> r.closeQp(o, x), a, () -> {}, () -> uses.removeIf(u -> u.qp() == o));
            }

            @Override
            NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
                boolean receives = uses.stream().anyMatch(u -> u.receive() == o);
                boolean initiates = uses.stream().anyMatch(u -> u.initiator() == o);
                if (initiates && !receives) {
                    r.closeCq(o, new CloseArgs(context -> {}, a.requestContext()));
                    return NtStatus.STATUS_SUCCESS;
                }
                return r.closeCq(o, a);
            }
        };
    }
}
