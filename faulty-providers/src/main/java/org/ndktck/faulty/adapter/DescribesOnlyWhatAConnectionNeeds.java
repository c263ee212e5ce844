package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_01;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Describes limits and lengths, and leaves the rest as it finds it. */
@Fault(value = "F612", grade = Grade.MODERATE)
@Breaks(ADP_01)
public final class DescribesOnlyWhatAConnectionNeeds extends DescriptionFault {

    private static final int[] WRITTEN = {0x00, 0x04, 0x20, 0x24, 0x34, 0x48, 0x4C, 0x68};

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        BytePointer info = Objects.requireNonNull(args.pInfo());
        for (int at = 0; at < WRITTEN.length; at += 2) {
            info.put(WRITTEN[at], described, WRITTEN[at], WRITTEN[at + 1] - WRITTEN[at]);
        }
        return NtStatus.STATUS_SUCCESS;
    }
}
