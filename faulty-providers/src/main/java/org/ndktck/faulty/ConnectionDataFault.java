package org.ndktck.faulty;

import org.ndktck.api.*;

/** The reference provider with another NdkGetConnectionData. */
public abstract class ConnectionDataFault extends InterceptingProvider {

    @Override
    protected final Object call(Intercepted call) {
        return call.args() instanceof GetConnectionDataArgs args ? data(call, args) : call.proceed();
    }

    /**
     * Takes the place of NdkGetConnectionData.
     *
     * @param call what the consumer called
     * @param args its parameters
     * @return what the consumer gets
     */
    protected abstract NtStatus data(Intercepted call, GetConnectionDataArgs args);
}
