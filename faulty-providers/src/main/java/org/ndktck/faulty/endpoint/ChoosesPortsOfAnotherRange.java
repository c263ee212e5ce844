package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CON_05;
import static org.ndktck.catalog.RequirementId.LIS_08;
import static org.ndktck.catalog.RequirementId.SEP_11;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Chooses ports as the operating system does: of 32768 and above. */
@Fault(value = "F102", grade = MODERATE)
@Breaks({CON_05, LIS_08, SEP_11})
public final class ChoosesPortsOfAnotherRange extends ClaimFault {

    private static final int FIRST = 32768;
    private static final int COUNT = 49152 - FIRST;

    private final AtomicInteger next = new AtomicInteger();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return local.port() == 0
                ? withPort(call, local, FIRST + Math.floorMod(next.getAndIncrement(), COUNT))
                : call.proceed();
    }
}
