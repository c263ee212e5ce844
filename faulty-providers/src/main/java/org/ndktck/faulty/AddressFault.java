package org.ndktck.faulty;

import static org.ndktck.faulty.DispatchFunction.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** The reference provider with other functions to ask for an address, on whatever object. */
public abstract class AddressFault extends InterceptingProvider {

    @Override
    protected final Object call(Intercepted call) {
        return call.is(GET_LOCAL_ADDRESS, GET_PEER_ADDRESS)
                ? address(call, call.args(GetAddressArgs.class))
                : otherCall(call);
    }

    /**
     * Takes the place of the function.
     *
     * @param call what the consumer called
     * @param args its parameters
     * @return what the consumer gets
     */
    protected abstract NtStatus address(Intercepted call, GetAddressArgs args);

    /** Takes the place of every other function. */
    protected Object otherCall(Intercepted call) {
        return call.proceed();
    }

    /** Asks the reference for the address; {@code null} where there is none. */
    protected static @Nullable NdkSockaddr told(Intercepted call) {
        return Addresses.asked((buffer, length) -> call.status(new GetAddressArgs(buffer, length)))
                .orElse(null);
    }
}
