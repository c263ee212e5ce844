package org.ndktck.trial;

import java.util.function.LongFunction;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AddressGate;

/** Room for an address: as much as any usual structure needs, or else as much as the provider says that it needs. */
public final class AddressBufferSize {

    /** A structure for an address is not larger than this, whatever the provider says. */
    public static final long MOST = 4096;

    private AddressBufferSize() {}

    /** Asks with ample room. */
    static AddressCall ample(LongFunction<AddressCall> function) {
        return enough(AddressGate.AMPLE, function);
    }

    /** Asks with some room, and once more where the provider says how much more it needs. */
    static AddressCall enough(long capacity, LongFunction<AddressCall> function) {
        AddressCall call = function.apply(capacity);
        return needsMore(call) ? function.apply(call.length().get()) : call;
    }

    /** Whether a call tells that it needs more room than it was given. */
    public static boolean needsMore(AddressCall call) {
        long told = call.length().get();
        return call.returned(NtStatus.STATUS_BUFFER_TOO_SMALL)
                && told > call.length().initial()
                && told <= MOST;
    }
}
