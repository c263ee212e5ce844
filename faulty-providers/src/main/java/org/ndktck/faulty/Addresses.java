package org.ndktck.faulty;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** Reads addresses: those that a consumer gives, and those that the reference tells. */
public final class Addresses {

    private static final int CAPACITY = 128;

    private Addresses() {}

    /** Reads an address of the consumer's, if it is one. */
    public static Optional<NdkSockaddr> given(Intercepted call, String pointer, String length) {
        Object bytes = call.named(pointer);
        Object count = call.named(length);
        return bytes instanceof ConstBytePointer address && count instanceof Long counted
                ? read(address, counted)
                : Optional.empty();
    }

    /** Asks the reference for the local address of the listener, shared endpoint or connector that a function is called on. */
    public static Optional<NdkSockaddr> local(Intercepted call) {
        if (call.table() instanceof NdkListenerDispatch table) {
            return asked((buffer, length) ->
                    table.getLocalAddress((NdkListener) call.object(), new GetAddressArgs(buffer, length)));
        }
        return call.table() instanceof NdkSharedEndpointDispatch table
                ? asked((buffer, length) ->
                        table.getLocalAddress((NdkSharedEndpoint) call.object(), new GetAddressArgs(buffer, length)))
                : local((NdkConnectorDispatch) call.table(), (NdkConnector) call.object());
    }

    /** Asks the reference for the local address of a connector. */
    public static Optional<NdkSockaddr> local(NdkConnectorDispatch table, NdkConnector connector) {
        return asked((buffer, length) -> table.getLocalAddress(connector, new GetAddressArgs(buffer, length)));
    }

    /** Asks the reference for the peer address of a connector. */
    public static Optional<NdkSockaddr> peer(NdkConnectorDispatch table, NdkConnector connector) {
        return asked((buffer, length) -> table.getPeerAddress(connector, new GetAddressArgs(buffer, length)));
    }

    /** A function that stores an address. */
    @FunctionalInterface
    public interface Question {

        /** Asks. */
        NtStatus ask(@Nullable BytePointer buffer, UlongPointer length);
    }

    /** Asks for an address. */
    public static Optional<NdkSockaddr> asked(Question question) {
        ProviderBytes buffer = new ProviderBytes(CAPACITY);
        UlongPointer length = UlongCell.holding(CAPACITY);
        return question.ask(buffer, length).isSuccess() ? read(buffer, length.get()) : Optional.empty();
    }

    private static Optional<NdkSockaddr> read(ConstBytePointer address, long length) {
        try {
            return Optional.of(NdkSockaddr.read(address, length));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }
}
