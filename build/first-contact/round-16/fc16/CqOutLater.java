package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Stores a completion queue through the out parameter also when it comes by the completion. */
public final class CqOutLater extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
                NdkCreateCompletion both = (context, status, object) -> {
                    if (status.isSuccess() && object instanceof NdkCq q) {
                        a.ppNdkCq().set(q);
                    }
                    a.createCompletion().complete(context, status, object);
                };
                return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(), both,
                        a.requestContext(), a.ppNdkCq()));
            }
        };
    }
}
