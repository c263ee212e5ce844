package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_02;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Objects;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;

/** Does not say how much it wrote. */
@Fault(value = "F343", grade = MODERATE)
@Breaks(ADP_02)
public final class LeavesTheCapacityAsTheSizeOfTheDescription extends DescriptionFault {

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        Objects.requireNonNull(args.pInfo()).put(0, described, 0, described.length);
        args.pBufferSize().set(capacity());
        return NtStatus.STATUS_SUCCESS;
    }
}
