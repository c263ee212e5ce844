package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_15;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.List;
import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Finds in a flush what the close of the connector has cancelled already, and cancels it again. */
@Fault(value = "F610", grade = Grade.SUBTLE)
@Breaks(QP_15)
public final class CancelsAgainWhatACloseHasCancelled extends ResultFault {

    private final ObjectSet closed = new ObjectSet();
    private final ObjectSet flushed = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        NdkObject<?> qp = call.is(CLOSE_CONNECTOR) ? queuePairOf(call.object()) : null;
        if (qp != null) {
            closed.add(qp);
        } else if (call.is(FLUSH) && closed.contains(call.object())) {
            flushed.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        List<NdkResult> again = results.stream()
                .filter(result -> flushed.contains(Objects.requireNonNull(queuePairOf(result))))
                .toList();
        results.addAll(again.subList(0, (int) Math.min(again.size(), room - results.size())));
    }
}
