package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A pending create of a CQ or PD also writes the out parameter, from its completion. */
public final class CreateBoth extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            <T> NdkCreateCompletion both(NdkCreateCompletion c, ObjectPointer<T> pp) {
                return (context, status, object) -> {
                    if (status.isSuccess()) {
                        try {
                            @SuppressWarnings("unchecked") T t = (T) object;
                            pp.set(t);
                        } catch (RuntimeException gone) {
                            // the memory is no longer there
                        }
                    }
                    c.complete(context, status, object);
                };
            }

            @Override
            NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
                return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(),
                        both(a.createCompletion(), a.ppNdkCq()), a.requestContext(), a.ppNdkCq()));
            }

            @Override
            NtStatus createPd(NdkAdapterDispatch r, NdkAdapter o, CreatePdArgs a) {
                return super.createPd(r, o, new CreatePdArgs(both(a.createCompletion(), a.ppNdkPd()), a.requestContext(), a.ppNdkPd()));
            }
        };
    }
}
