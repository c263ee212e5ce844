package org.ndktck.faulty.hostile;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Intercepted;

/** The twentieth NdkCreateListener starts a thread that ends the process a moment later. */
@Hostile(what = "The twentieth NdkCreateListener starts a thread that ends the process a moment later.", exit = 1)
public final class ExitsInTheBackground extends InsteadOfOneFunction {

    private static final int TWENTIETH = 20;
    private static final long MOMENT_MILLIS = 20;

    private final AtomicInteger calls = new AtomicInteger();

    public ExitsInTheBackground() {
        super("createListener");
    }

    @Override
    protected @Nullable Object instead(Intercepted call) {
        if (calls.incrementAndGet() == TWENTIETH) {
            Threads.start("hostile-exit", () -> {
                Threads.stay(MOMENT_MILLIS);
                System.exit(0);
            });
        }
        return call.proceed();
    }
}
