package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.faulty.*;

/** NdkCreateListener moves the process to the other side of the date line and back. */
@Hostile(exit = 0)
@Instead(CREATE_LISTENER)
public final class ChangesTheTimeZone extends InsteadOfOneFunction {

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected Object instead(Intercepted call) {
        TimeZone.setDefault(TimeZone.getTimeZone(calls.getAndIncrement() % 2 == 0 ? "GMT+14:00" : "GMT-12:00"));
        return call.proceed();
    }
}
