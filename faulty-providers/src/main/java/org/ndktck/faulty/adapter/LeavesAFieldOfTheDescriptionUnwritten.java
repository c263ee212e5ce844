package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_01;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Does not write what it has none of: the depth of shared receive queues. */
@Fault(value = "F342", grade = Grade.MODERATE)
@Breaks(ADP_01)
public final class LeavesAFieldOfTheDescriptionUnwritten extends DescriptionFault {

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        BytePointer info = Objects.requireNonNull(args.pInfo());
        info.put(0, described, 0, MAX_SRQ_DEPTH);
        info.put(MAX_CQ_DEPTH, described, MAX_CQ_DEPTH, described.length - MAX_CQ_DEPTH);
        return NtStatus.STATUS_SUCCESS;
    }

    private static final int MAX_SRQ_DEPTH = 0x48;
    private static final int MAX_CQ_DEPTH = 0x4C;
}
