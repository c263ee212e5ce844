package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.DIS_07;
import static org.ndktck.catalog.RequirementId.QP_11;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ResultFault;

/** Drops the receives of a queue pair that was accepted with when the connection is disconnected. */
@Fault(value = "F601", grade = SUBTLE)
@Breaks({DIS_07, QP_11})
public final class LosesWhatADisconnectFlushesOfAnAccept extends ResultFault {

    private final Set<NdkObject<?>> disconnected = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
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
