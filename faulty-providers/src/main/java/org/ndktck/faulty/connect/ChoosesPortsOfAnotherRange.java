package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.*;

/** Chooses ports as the operating system does: of 32768 and above. */
@Fault(value = "F102", grade = Grade.MODERATE)
@Breaks({CON_05, LIS_08, SEP_11})
public final class ChoosesPortsOfAnotherRange extends ClaimFault {

    private static final int FIRST = 32768;
    private static final int COUNT = 49152 - FIRST;

    private final AtomicInteger next = new AtomicInteger();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return local.port() == 0
                ? withPort(call, local, FIRST + Math.floorMod(next.getAndIncrement(), COUNT))
                : call.proceed();
    }
}
