package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The close completion of a completion queue gets the context of its notification. */
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
                Long mine = contexts.get(o);
                return r.closeCq(o, new CloseArgs(
                        context -> a.closeCompletion().complete(mine == null ? context : mine), a.requestContext()));
            }
        };
    }
}
