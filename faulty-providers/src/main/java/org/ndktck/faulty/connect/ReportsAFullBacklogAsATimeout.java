package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Has a backlog of one request for each listener, and gives a peer that refuses without its consumer's word for one
 * that does not answer.
 */
@Fault(value = "F114", grade = Grade.SUBTLE)
@Tolerated({CON_23, CSE_15, CLO_22, LIS_30})
public final class ReportsAFullBacklogAsATimeout extends StatusFault {

    private final ObjectSet undecided = new ObjectSet();
    private final AtomicInteger rejects = new AtomicInteger();

    @Override
    protected void begins(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX, REJECT, CLOSE_CONNECTOR)) {
            undecided.remove(call.object());
        }
        if (call.is(REJECT)) {
            rejects.incrementAndGet();
        }
    }

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        boolean refused = status.equals(NtStatus.STATUS_CONNECTION_REFUSED);
        boolean byTheConsumer = refused && rejects.getAndUpdate(open -> Math.max(0, open - 1)) > 0;
        return refused && !byTheConsumer ? NtStatus.STATUS_IO_TIMEOUT : status;
    }

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        Set<NdkObject<?>> backlog = ConcurrentHashMap.newKeySet();
        return (context, connector) -> {
            backlog.retainAll(undecided);
            if (backlog.isEmpty()) {
                undecided.add(connector);
                backlog.add(connector);
                original.connectEvent(context, connector);
            } else {
                connector.dispatch().closeConnector(connector, new CloseArgs(closed -> {}, 0));
            }
        };
    }
}
