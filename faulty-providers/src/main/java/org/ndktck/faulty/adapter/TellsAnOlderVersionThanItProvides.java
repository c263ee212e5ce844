package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_06;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Describes the version that it was first written for. */
@Fault(value = "F344", grade = Grade.MODERATE)
@Breaks(ADP_06)
public final class TellsAnOlderVersionThanItProvides extends DescriptionFault {

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        described[MINOR] = 0;
        Objects.requireNonNull(args.pInfo()).put(0, described, 0, described.length);
        return NtStatus.STATUS_SUCCESS;
    }

    private static final int MINOR = 2;
}
