package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_17;
import static org.ndktck.faulty.DispatchFunction.CLOSE_QP;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

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

/** Frees the results of a queue pair with it, on the side that accepted. */
@Fault(value = "F624", grade = SUBTLE)
@Breaks(QP_17)
public final class LosesWhatTheCloseOfAnAcceptedQueueFlushes extends ResultFault {

    private final Set<NdkObject<?>> closed = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
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
