package org.ndktck.faulty;

import java.util.Random;
import org.ndktck.api.*;

/** The reference provider with one structure for the addresses of every family; what the address leaves of it is garbage. */
public abstract class LongAddresses extends AddressFault {

    private final int size;
    private final Random random = new Random(1);

    /**
     * Derives a provider.
     *
     * @param size bytes of the structure
     */
    protected LongAddresses(int size) {
        this.size = size;
    }

    @Override
    protected final NtStatus address(Intercepted call, GetAddressArgs args) {
        long capacity = args.pAddressLength().get();
        NdkSockaddr address = told(call);
        if (address == null) {
            return call.status();
        }
        BytePointer buffer = args.pAddress();
        args.pAddressLength().set(size);
        if (buffer == null || capacity < size) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        byte[] garbage = new byte[size];
        random.nextBytes(garbage);
        buffer.put(0, garbage, 0, size);
        address.writeTo(buffer);
        return NtStatus.STATUS_SUCCESS;
    }
}
