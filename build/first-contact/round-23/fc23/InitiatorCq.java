package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class InitiatorCq extends Base {
    public InitiatorCq() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkQp, CreateQpArgs> open = new ConcurrentHashMap<>();

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            open.put(q, a);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            return close(x -> r.closeQp(o, x), a, () -> {}, () -> open.remove(o));
        }

        @Override
        NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
            boolean used = false;
            for (CreateQpArgs q : open.values()) {
                if (q.pReceiveCq() == o) {
                    return r.closeCq(o, a);
                }
                used |= q.pInitiatorCq() == o;
            }
            if (!used) {
                return r.closeCq(o, a);
            }
            r.closeCq(o, new CloseArgs(context -> {}, a.requestContext()));
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
