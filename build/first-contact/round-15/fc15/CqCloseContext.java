package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The CloseCompletion of a CQ gets the notification context of the CQ. */
public final class CqCloseContext extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final Map<NdkCq, Long> contexts = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            void born(NdkCq q, CreateCqArgs a) {
                contexts.put(q, a.cqNotificationContext());
            }

            @Override
            NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
                Long c = contexts.get(o);
                return r.closeCq(o, c == null ? a : new CloseArgs(a.closeCompletion(), c));
            }
        };
    }
}
