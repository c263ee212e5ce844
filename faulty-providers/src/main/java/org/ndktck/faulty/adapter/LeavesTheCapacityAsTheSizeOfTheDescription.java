package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_02;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Does not say how much it wrote. */
@Fault(value = "F343", grade = Grade.MODERATE)
@Breaks(ADP_02)
public final class LeavesTheCapacityAsTheSizeOfTheDescription extends DescriptionFault {

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        Objects.requireNonNull(args.pInfo()).put(0, described, 0, described.length);
        args.pBufferSize().set(capacity());
        return NtStatus.STATUS_SUCCESS;
    }
}
