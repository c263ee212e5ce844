package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Gives a peer that refuses without its consumer's word for one that does not answer. */
@Fault(value = "F114", grade = Grade.SUBTLE)
@Tolerated({CON_23, CSE_15, CLO_22, LIS_25, LIS_30})
public final class ReportsARefusalAsATimeout extends StatusFault {

    private final AtomicInteger rejects = new AtomicInteger();

    @Override
    protected void begins(Intercepted call) {
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
}
