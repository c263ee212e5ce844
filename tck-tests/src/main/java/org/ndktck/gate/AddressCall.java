package org.ndktck.gate;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;

/** A recorded call that asks for an address. */
public final class AddressCall extends Call {

    private final @Nullable GuardedBytes buffer;
    private final GuardedUlong length;

    AddressCall(
            int number,
            NdkFunction function,
            NdkObject<?> target,
            String object,
            @Nullable GuardedBytes buffer,
            GuardedUlong length) {
        super(number, function, target, object, () -> words(buffer, length));
        this.buffer = buffer;
        this.length = length;
    }

    private static String words(@Nullable GuardedBytes buffer, GuardedUlong length) {
        return "pAddress = " + (buffer == null ? "NULL" : "&" + GetConnectionDataCall.bytes(buffer.capacity()))
                + ", pAddressLength = &" + length.initial() + " -> &" + length.get();
    }

    @Override
    void keep() {
        length.keep();
        if (buffer != null) {
            buffer.keep();
        }
    }

    /** The buffer given, {@code null} for NULL. */
    public @Nullable GuardedBytes buffer() {
        return buffer;
    }

    /** The length cell, which held the capacity on entry. */
    public GuardedUlong length() {
        return length;
    }

    /** The port, or nothing if what was stored is no address. */
    public Optional<Integer> port() {
        return written().flatMap(bytes -> SockaddrCodec.port(bytes, SockaddrCodec.lengthOf(bytes)));
    }

    /** IP address and port, or nothing if what was stored is no address. */
    public Optional<InetSocketAddress> address() {
        Optional<InetAddress> ip =
                written().flatMap(bytes -> SockaddrCodec.address(bytes, SockaddrCodec.lengthOf(bytes)));
        return ip.flatMap(known -> port().map(port -> new InetSocketAddress(known, port)));
    }

    /** What a successful call has written; whether the length says so too is for others to judge. */
    private Optional<GuardedBytes> written() {
        return returned(NtStatus.STATUS_SUCCESS) ? Optional.ofNullable(buffer) : Optional.empty();
    }
}
