package org.ndktck.faulty;

import org.ndktck.api.*;

/** The reference provider with another way to bring the outcome of a connector's requests. */
public abstract class RequestFault extends InterceptingProvider {

    @Override
    protected final Object call(Intercepted call) {
        return switch (call.function()) {
            case CONNECT,
                    CONNECT_WITH_SHARED_ENDPOINT,
                    ACCEPT,
                    ACCEPT_EX,
                    COMPLETE_CONNECT,
                    COMPLETE_CONNECT_EX,
                    DISCONNECT -> request(call);
            case CLOSE_CONNECTOR -> {
                closing(call.object());
                yield call.proceed();
            }
            default -> call.proceed();
        };
    }

    /**
     * Answers a request in place of the reference.
     *
     * @param call the request, not yet made
     * @return what the consumer gets
     */
    protected abstract NtStatus request(Intercepted call);

    /**
     * Does something when a close of a connector is called, before the reference hears of it.
     *
     * @param connector the connector
     */
    protected void closing(NdkObject<?> connector) {}
}
