package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Drops the receives of a queue pair that was accepted with when the connection is disconnected. */
@Fault(value = "F601", grade = Grade.SUBTLE)
@Breaks({DIS_07, QP_11})
public final class LosesWhatADisconnectFlushesOfAnAccept extends ResultFault {

    private final ObjectSet disconnected = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        NdkObject<?> qp = call.is(DISCONNECT) ? queuePairOf(call.object()) : null;
        if (qp != null && accepts(qp)) {
            disconnected.add(qp);
        }
        return call.proceed();
    }

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        results.removeIf(result -> {
            NdkObject<?> qp = queuePairOf(result);
            return qp != null && disconnected.contains(qp) && result.status().equals(NtStatus.STATUS_CANCELLED);
        });
    }
}
