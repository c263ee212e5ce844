package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Objects;
import org.ndktck.api.BytePointer;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;

/** Clears what is left of a long buffer in blocks, and counts them as written. */
@Fault(value = "F613", grade = SUBTLE)
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
