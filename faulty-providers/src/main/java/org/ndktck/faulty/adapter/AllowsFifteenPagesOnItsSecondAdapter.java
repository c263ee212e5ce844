package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_15;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps a page of every fast registration for itself on the second adapter. */
@Fault(value = "F716", grade = Grade.SUBTLE)
@Breaks(ADP_15)
@Settings("adapters=2")
public final class AllowsFifteenPagesOnItsSecondAdapter extends DescriptionFault {

    private final AtomicReference<@Nullable NdkObject<?>> first = new AtomicReference<>();

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        first.compareAndSet(null, adapter());
        if (!Objects.equals(first.get(), adapter())) {
            described[FRMR_PAGE_COUNT] = 15;
        }
        Objects.requireNonNull(args.pInfo()).put(0, described, 0, described.length);
        return NtStatus.STATUS_SUCCESS;
    }

    private static final int FRMR_PAGE_COUNT = 0x20;
}
