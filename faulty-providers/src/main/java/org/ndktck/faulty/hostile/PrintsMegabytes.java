package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.faulty.*;

/** The first five calls of NdkCreateListener print a megabyte on each standard stream, in one line. */
@Hostile(exit = 0)
@Instead(CREATE_LISTENER)
public final class PrintsMegabytes extends InsteadOfOneFunction {

    private static final int FIVE = 5;

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected Object instead(Intercepted call) {
        if (calls.getAndIncrement() < FIVE) {
            String megabyte = "\tat hostile ".repeat(1 << 17);
            System.out.print(megabyte);
            System.err.print(megabyte);
        }
        return call.proceed();
    }
}
