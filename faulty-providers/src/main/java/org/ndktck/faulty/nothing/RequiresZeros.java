package org.ndktck.faulty.nothing;

import org.ndktck.api.*;

/** Succeeds in everything, and has the same number of zeros for whoever asks for anything. */
abstract class RequiresZeros extends OneWayProvider {

    private final Greeter greeter = new Greeter();
    private final long size;

    RequiresZeros(long size) {
        this.size = size;
    }

    @Override
    final NtStatus answer(OneCall call) {
        greeter.hear(call);
        call.store();
        long capacity = call.length().map(UlongPointer::get).orElse(size);
        call.fill(size);
        call.parameters(UlongPointer.class).forEach(limit -> limit.set(0));
        call.length().ifPresent(length -> length.set(size));
        boolean tooSmall =
                capacity < size && !call.parameters(BytePointer.class).isEmpty();
        return tooSmall ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
    }
}
