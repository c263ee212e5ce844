package org.ndktck.faulty;

import static org.ndktck.faulty.DispatchFunction.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** The reference provider with other functions to ask for an address, on whatever object. */
public abstract class AddressFault extends InterceptingProvider {

    private static final int LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

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

    /**
     * Asks the reference.
     *
     * @param call what the consumer called
     * @return the address, or {@code null} where there is none
     */
    protected static @Nullable NdkSockaddr told(Intercepted call) {
        ProviderBytes bytes = new ProviderBytes(LONGEST);
        UlongCell length = new UlongCell();
        length.set(LONGEST);
        NtStatus status = call.status(new GetAddressArgs(bytes, length));
        return status.isSuccess() ? NdkSockaddr.read(bytes, length.get()) : null;
    }

    /**
     * Answers with another address, by the rules.
     *
     * @param address what to tell
     * @param args the consumer's parameters
     */
    protected static NtStatus tell(NdkSockaddr address, GetAddressArgs args) {
        boolean fits = args.pAddressLength().get() >= address.length();
        args.pAddressLength().set(address.length());
        if (fits && args.pAddress() != null) {
            address.writeTo(args.pAddress());
        }
        return fits ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
    }
}
