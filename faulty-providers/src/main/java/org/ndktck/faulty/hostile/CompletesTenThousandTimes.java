package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.CB_03;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** It completes every fiftieth NdkCompleteConnect ten thousand times. */
@Hostile(exit = 1, violates = CB_03)
@Instead(COMPLETE_CONNECT)
public final class CompletesTenThousandTimes extends InsteadOfOneFunction {

    private static final int FIFTY = 50;
    private static final int TIMES = 10_000;

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected Object instead(Intercepted call) {
        return calls.incrementAndGet() % FIFTY == 0
                ? call.proceeding(NdkRequestCompletion.class, CompletesTenThousandTimes::repeated)
                : call.proceed();
    }

    private static NdkRequestCompletion repeated(NdkRequestCompletion original) {
        return (context, status) -> {
            for (int time = 0; time < TIMES; time++) {
                original.complete(context, status);
            }
        };
    }
}
