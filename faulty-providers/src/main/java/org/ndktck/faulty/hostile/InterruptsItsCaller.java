package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;

/** NdkConnect and NdkDisconnect interrupt the thread that calls them, and do their work. */
@Hostile(exit = 0)
@Instead({CONNECT, DISCONNECT})
public final class InterruptsItsCaller extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Thread.currentThread().interrupt();
        return call.proceed();
    }
}
