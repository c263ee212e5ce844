package org.ndktck.scripted;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.BytePointer;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.api.UlongPointer;

/**
 * What NdkGetConnectionData can tell of a connection.
 *
 * @param data the peer's private data with its padding, as long as the required size; never compared
 * @param inbound the effective inbound read limit
 * @param outbound the effective outbound read limit
 */
@SuppressWarnings("ArrayRecordComponent")
public record ReadableData(byte[] data, long inbound, long outbound) {

    /** Answers one NdkGetConnectionData. */
    @FunctionalInterface
    public interface Reading {

        /** As the document demands. */
        Reading LAWFUL = ReadableData::read;

        /** Answers. */
        NtStatus read(ReadableData readable, GetConnectionDataArgs args);
    }

    /** Answers as the document demands. */
    public NtStatus read(GetConnectionDataArgs args) {
        store(args.pInboundReadLimit(), inbound);
        store(args.pOutboundReadLimit(), outbound);
        long capacity = args.pPrivateDataLength().get();
        args.pPrivateDataLength().set(data.length);
        BytePointer buffer = args.pPrivateData();
        if (buffer == null) {
            return NtStatus.STATUS_SUCCESS;
        }
        buffer.put(0, data, 0, (int) Math.min(capacity, data.length));
        return capacity < data.length ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
    }

    private static void store(@Nullable UlongPointer cell, long value) {
        if (cell != null) {
            cell.set(value);
        }
    }
}
