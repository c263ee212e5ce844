package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A create of a completion queue that pended also stores the queue through the out parameter when it completes. */
public final class CqOutParam extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(),
                    (context, status, object) -> {
                        if (status.isSuccess() && object instanceof NdkCq q) {
                            try {
                                a.ppNdkCq().set(q);
                            } catch (RuntimeException gone) {
                                // the memory is no longer there
                            }
                        }
                        a.createCompletion().complete(context, status, object);
                    }, a.requestContext(), a.ppNdkCq()));
        }
    }
}
