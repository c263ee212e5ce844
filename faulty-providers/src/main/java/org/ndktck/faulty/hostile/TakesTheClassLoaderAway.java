package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import org.ndktck.faulty.*;

/** NdkCreateListener leaves the thread that calls it without a context class loader. */
@Hostile(exit = 0)
@Instead(CREATE_LISTENER)
public final class TakesTheClassLoaderAway extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Thread.currentThread().setContextClassLoader(null);
        return call.proceed();
    }
}
