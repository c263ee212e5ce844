package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_15;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Objects;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;

/** Has room for one page less than the least. */
@Fault(value = "F345", grade = MODERATE)
@Breaks(ADP_15)
public final class AllowsFifteenPagesInAFastRegistration extends DescriptionFault {

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        described[FRMR_PAGE_COUNT] = 15;
        Objects.requireNonNull(args.pInfo()).put(0, described, 0, described.length);
        return NtStatus.STATUS_SUCCESS;
    }

    private static final int FRMR_PAGE_COUNT = 0x20;
}
