package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_17;
import static org.ndktck.faulty.DispatchFunction.CLOSE_QP;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Frees the results of a queue pair with it, on the side that accepted. */
@Fault(value = "F624", grade = Grade.SUBTLE)
@Breaks(QP_17)
public final class LosesWhatTheCloseOfAnAcceptedQueueFlushes extends ResultFault {

    private final ObjectSet closed = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CLOSE_QP) && accepts(call.object())) {
            closed.add(call.object());
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
