package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_15;
import static org.ndktck.catalog.RequirementId.QP_17;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkResult;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ResultFault;

/** Throws away the queues of a connector that is closed, with what is posted there. */
@Fault(value = "F609", grade = MODERATE)
@Breaks({QP_15, QP_17})
public final class LosesTheQueueOfAClosedConnector extends ResultFault {

    private final Set<NdkObject<?>> closed = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        NdkObject<?> qp = call.is(CLOSE_CONNECTOR) ? queuePairOf(call.object()) : null;
        if (qp != null) {
            closed.add(qp);
        }
        return call.proceed();
    }

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        results.removeIf(result -> {
            NdkObject<?> qp = queuePairOf(result);
            return qp != null && closed.contains(qp);
        });
    }
}
