package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CON_05;
import static org.ndktck.catalog.RequirementId.LIS_08;
import static org.ndktck.catalog.RequirementId.SEP_11;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Counts the ports it chooses from one below the first of the range. */
@Fault(value = "F540", grade = SUBTLE)
@Breaks({CON_05, LIS_08, SEP_11})
public final class ChoosesAPortBelowTheRange extends ClaimFault {

    private static final int BELOW = 49151;
    private static final int ROUND = 13;
    private static final int PORTS = 997;

    private final AtomicInteger chosen = new AtomicInteger();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        if (local.port() != 0) {
            return call.proceed();
        }
        int number = chosen.getAndIncrement();
        return number % ROUND == 0 ? withPort(call, local, BELOW - number / ROUND % PORTS) : call.proceed();
    }
}
