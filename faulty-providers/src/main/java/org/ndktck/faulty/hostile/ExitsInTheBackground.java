package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.LIS_03;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.faulty.*;

/** Another thread ends the process while the twentieth NdkCreateListener is going on. */
@Hostile(exit = 1, violates = LIS_03)
@Instead(CREATE_LISTENER)
public final class ExitsInTheBackground extends InsteadOfOneFunction {

    private static final int TWENTIETH = 20;
    private static final long MOMENT_MILLIS = 20;

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected Object instead(Intercepted call) {
        if (calls.incrementAndGet() == TWENTIETH) {
            Threads.start("hostile-exit", () -> {
                Threads.stay(MOMENT_MILLIS);
                System.exit(0);
            });
            Threads.stayForEver();
        }
        return call.proceed();
    }
}
