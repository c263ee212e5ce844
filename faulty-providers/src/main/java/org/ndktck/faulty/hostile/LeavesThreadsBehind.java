package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.faulty.*;

/** Four hundred calls of NdkCreateListener each start a thread that stays and keeps the process alive. */
@Hostile(exit = 0)
@Instead(CREATE_LISTENER)
public final class LeavesThreadsBehind extends InsteadOfOneFunction {

    private static final int ENOUGH = 400;

    private final AtomicInteger threads = new AtomicInteger();

    @Override
    protected Object instead(Intercepted call) {
        if (threads.getAndIncrement() < ENOUGH) {
            new Thread(Threads::stayForEver, "hostile-thread").start();
        }
        return call.proceed();
    }
}
