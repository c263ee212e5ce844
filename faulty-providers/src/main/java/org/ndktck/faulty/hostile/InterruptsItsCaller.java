package org.ndktck.faulty.hostile;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Intercepted;

/** NdkConnect and NdkDisconnect interrupt the thread that calls them, and do their work. */
@Hostile(what = "NdkConnect and NdkDisconnect interrupt the thread that calls them, and do their work.", exit = 0)
public final class InterruptsItsCaller extends InsteadOfOneFunction {

    public InterruptsItsCaller() {
        super("connect", "disconnect");
    }

    @Override
    protected @Nullable Object instead(Intercepted call) {
        Thread.currentThread().interrupt();
        return call.proceed();
    }
}
