package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_15;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells of no fast registrations at all. */
@Fault(value = "F617", grade = Grade.MODERATE)
@Breaks(ADP_15)
public final class HasNoPagesInAFastRegistration extends DescriptionFault {

    private static final int FRMR_PAGE_COUNT = 0x20;

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        described[FRMR_PAGE_COUNT] = 0;
        Objects.requireNonNull(args.pInfo()).put(0, described, 0, described.length);
        return NtStatus.STATUS_SUCCESS;
    }
}
