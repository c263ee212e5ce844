package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.ADP_23;
import static org.ndktck.faulty.DispatchFunction.QUERY_ADAPTER_INFO;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.faulty.*;

/** NdkQueryAdapterInfo never returns from the fourth call on. */
@Hostile(exit = 1, violates = ADP_23)
@Instead(QUERY_ADAPTER_INFO)
public final class HangsInALaterQueryOfTheAdapter extends InsteadOfOneFunction {

    private static final int FOURTH = 4;

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected Object instead(Intercepted call) {
        if (calls.incrementAndGet() >= FOURTH) {
            Threads.stayForEver();
        }
        return call.proceed();
    }
}
