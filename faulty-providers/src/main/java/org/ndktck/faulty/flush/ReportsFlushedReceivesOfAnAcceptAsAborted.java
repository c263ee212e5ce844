package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_06;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Ends what is flushed with the last status of the connector: on the side that accepted, that is an abort. */
@Fault(value = "F608", grade = Grade.SUBTLE)
@Breaks(QP_06)
public final class ReportsFlushedReceivesOfAnAcceptAsAborted extends ResultFault {

    private final ObjectSet flushed = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
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
