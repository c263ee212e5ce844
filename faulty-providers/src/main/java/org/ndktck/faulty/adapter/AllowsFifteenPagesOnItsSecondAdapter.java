package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_15;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;

/** Keeps a page of every fast registration for itself on the second adapter. */
@Fault(value = "F716", grade = SUBTLE)
@Breaks(ADP_15)
public final class AllowsFifteenPagesOnItsSecondAdapter extends DescriptionFault {

    private final AtomicReference<@Nullable NdkObject<?>> first = new AtomicReference<>();

    public AllowsFifteenPagesOnItsSecondAdapter() {
        super(Map.of("adapters", "2"));
    }

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
