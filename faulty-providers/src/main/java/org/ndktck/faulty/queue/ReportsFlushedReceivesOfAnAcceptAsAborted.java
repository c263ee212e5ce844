package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_06;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.DispatchFunction.FLUSH;
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

/** Ends what is flushed with the last status of the connector: on the side that accepted, that is an abort. */
@Fault(value = "F608", grade = SUBTLE)
@Breaks(QP_06)
public final class ReportsFlushedReceivesOfAnAcceptAsAborted extends ResultFault {

    private final Set<NdkObject<?>> flushed = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(FLUSH) && accepts(call.object())) {
            flushed.add(call.object());
        } else if (call.is(DISCONNECT)) {
            flushed.clear();
        }
        return call.proceed();
    }

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        results.replaceAll(result -> {
            NdkObject<?> qp = queuePairOf(result);
            return qp != null && flushed.contains(qp) && result.status().equals(NtStatus.STATUS_CANCELLED)
                    ? new NdkResult(NtStatus.STATUS_CONNECTION_ABORTED, 0, result.qpContext(), result.requestContext())
                    : result;
        });
    }
}
