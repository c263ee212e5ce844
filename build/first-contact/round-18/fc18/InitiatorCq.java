package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A QP holds a reference on its receive CQ only. */
public final class InitiatorCq extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final Map<NdkQp, CreateQpArgs> open = new ConcurrentHashMap<>();

            @Override
            void born(NdkQp q, CreateQpArgs a) {
                open.put(q, a);
            }

            @Override
            NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
                return close(x -> r.closeQp(o, x), a, () -> open.remove(o), () -> {});
            }

            @Override
            NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
                boolean receives = open.values().stream().anyMatch(x -> x.pReceiveCq() == o);
                boolean initiates = open.values().stream().anyMatch(x -> x.pInitiatorCq() == o);
                if (initiates && !receives) {
                    r.closeCq(o, new CloseArgs(context -> {}, 0));
                    return NtStatus.STATUS_SUCCESS;
                }
                return r.closeCq(o, a);
            }
        };
    }
}
