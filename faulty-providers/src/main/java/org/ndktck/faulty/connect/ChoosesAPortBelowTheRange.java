package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.*;

/** Counts the ports it chooses from one below the first of the range. */
@Fault(value = "F540", grade = Grade.SUBTLE)
@Breaks({CON_05, LIS_08, SEP_11})
public final class ChoosesAPortBelowTheRange extends ClaimFault {

    private static final int BELOW = 49151;
    private static final int ROUND = 13;
    private static final int PORTS = 997;

    private final AtomicInteger chosen = new AtomicInteger();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (local.port() != 0) {
            return call.proceed();
        }
        int number = chosen.getAndIncrement();
        return number % ROUND == 0 ? withPort(call, local, BELOW - number / ROUND % PORTS) : call.proceed();
    }
}
