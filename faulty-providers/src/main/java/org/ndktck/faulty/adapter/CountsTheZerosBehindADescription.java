package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_02;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Clears what is left of a long buffer in blocks, and counts them as written. */
@Fault(value = "F613", grade = Grade.SUBTLE)
@Breaks(ADP_02)
public final class CountsTheZerosBehindADescription extends DescriptionFault {

    private static final int BLOCK = 64;

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        BytePointer info = Objects.requireNonNull(args.pInfo());
        info.put(0, described, 0, described.length);
        long cleared = (capacity() - described.length) / BLOCK * BLOCK;
        info.put(described.length, new byte[(int) cleared], 0, (int) cleared);
        args.pBufferSize().set(described.length + cleared);
        return NtStatus.STATUS_SUCCESS;
    }
}
