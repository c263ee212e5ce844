package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Throws away the queues of a connector that is closed, with what is posted there. */
@Fault(value = "F609", grade = Grade.MODERATE)
@Breaks({QP_15, QP_17})
public final class LosesTheQueueOfAClosedConnector extends ResultFault {

    private final ObjectSet closed = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
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
