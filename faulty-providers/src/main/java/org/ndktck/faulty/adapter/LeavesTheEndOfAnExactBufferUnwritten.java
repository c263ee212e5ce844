package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_01;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps the last eight bytes of a buffer that has no room to spare as they are. */
@Fault(value = "F717", grade = Grade.SUBTLE)
@Breaks(ADP_01)
public final class LeavesTheEndOfAnExactBufferUnwritten extends DescriptionFault {

    private static final int KEPT = Long.BYTES;

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        int written = capacity() == described.length ? described.length - KEPT : described.length;
        Objects.requireNonNull(args.pInfo()).put(0, described, 0, written);
        return NtStatus.STATUS_SUCCESS;
    }
}
