package org.ndktck.faulty;

import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Objects;
import org.ndktck.api.*;

/** The reference provider with other answers to those who ask for a local address and port. */
public abstract class ClaimFault extends InterceptingProvider {

    @Override
    protected final Object call(Intercepted call) {
        return call.is(LISTEN, CONNECT, CREATE_SHARED_ENDPOINT) ? claim(call, local(call)) : otherCall(call);
    }

    /**
     * Takes the place of NdkListen, NdkConnect and NdkCreateSharedEndpoint.
     *
     * @param call what the consumer called
     * @param local the local address asked for
     * @return what the consumer gets
     */
    protected abstract Object claim(Intercepted call, NdkSockaddr local);

    /** Takes the place of every other function. */
    protected Object otherCall(Intercepted call) {
        return call.proceed();
    }

    private static NdkSockaddr local(Intercepted call) {
        if (call.args() instanceof ConnectArgs args) {
            return NdkSockaddr.read(args.pSrcAddress(), args.srcAddressLength());
        }
        if (call.args() instanceof ListenArgs args) {
            return NdkSockaddr.read(args.pAddress(), args.addressLength());
        }
        CreateSharedEndpointArgs args = call.args(CreateSharedEndpointArgs.class);
        return NdkSockaddr.read(args.pAddress(), args.addressLength());
    }

    /**
     * Asks the reference for another port of the same local address.
     *
     * @param call what the consumer called
     * @param local the local address asked for
     * @param port the port to ask for, 0 for any
     */
    protected static Object withPort(Intercepted call, NdkSockaddr local, int port) {
        ProviderBytes bytes = new ProviderBytes(local.length());
        local.withPort(port).writeTo(bytes);
        return call.proceed(Records.withFirst((Record) Objects.requireNonNull(call.args()), bytes));
    }

    /** The destination of a connect, whichever local endpoint it starts from. */
    protected static NdkSockaddr destination(Intercepted call) {
        if (call.args() instanceof ConnectWithSharedEndpointArgs args) {
            return NdkSockaddr.read(args.pDestAddress(), args.destAddressLength());
        }
        ConnectArgs args = call.args(ConnectArgs.class);
        return NdkSockaddr.read(args.pDestAddress(), args.destAddressLength());
    }
}
