package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_15;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has room for one page less than the least. */
@Fault(value = "F345", grade = Grade.MODERATE)
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
