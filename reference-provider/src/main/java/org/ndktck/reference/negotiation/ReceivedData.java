package org.ndktck.reference.negotiation;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.BytePointer;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.api.UlongPointer;

/** What GetConnectionData hands out for one connector: fixed when the peer's message arrives (GCD-19). */
public final class ReceivedData {

    private final ReadLimits limits;
    private final byte[] data;

    /**
     * Keeps what the peer sent.
     *
     * @param limits the effective limits, seen from this side
     * @param data the private data and its padding; the length is the required size, RDS (GCD-15)
     */
    ReceivedData(ReadLimits limits, byte[] data) {
        this.limits = limits;
        this.data = data;
    }

    /** The same private data with other limits. */
    ReceivedData withLimits(ReadLimits other) {
        return new ReceivedData(other, data);
    }

    /** Fills the consumer's memory, as far as its capacity states (GCD-03 to GCD-14). */
    public NtStatus writeTo(GetConnectionDataArgs args, Decisions decisions) {
        BytePointer buffer = args.pPrivateData();
        long capacity = args.pPrivateDataLength().get();
        if (buffer == null && capacity != 0) {
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        store(args.pInboundReadLimit(), limits.inbound());
        store(args.pOutboundReadLimit(), limits.outbound());
        args.pPrivateDataLength().set(data.length);
        if (buffer == null) {
            return decisions.sizeQueryStatus(data.length);
        }
        copy(buffer, decisions.bytesToCopy(capacity, data.length));
        return decisions.fetchStatus(capacity, data.length);
    }

    private static void store(@Nullable UlongPointer pointer, long limit) {
        if (pointer != null) {
            pointer.set(limit);
        }
    }

    /** Copies from the first byte on; other decisions than the documents' may ask for more than there is. */
    private void copy(BytePointer buffer, long count) {
        int present = (int) Math.min(count, data.length);
        buffer.put(0, data, 0, present);
        for (long offset = present; offset < count; offset++) {
            buffer.put(offset, (byte) 0);
        }
    }
}
