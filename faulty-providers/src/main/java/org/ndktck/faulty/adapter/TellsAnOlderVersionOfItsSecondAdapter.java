package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_06;
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

/** Describes the second adapter as the first was described by the version before. */
@Fault(value = "F615", grade = SUBTLE)
@Breaks(ADP_06)
public final class TellsAnOlderVersionOfItsSecondAdapter extends DescriptionFault {

    private static final int MINOR = 2;

    private final AtomicReference<@Nullable NdkObject<?>> first = new AtomicReference<>();

    public TellsAnOlderVersionOfItsSecondAdapter() {
        super(Map.of("adapters", "2"));
    }

    @Override
    protected NtStatus describe(byte[] described, QueryAdapterInfoArgs args) {
        first.compareAndSet(null, adapter());
        if (!Objects.equals(first.get(), adapter())) {
            described[MINOR] = 0;
        }
        Objects.requireNonNull(args.pInfo()).put(0, described, 0, described.length);
        return NtStatus.STATUS_SUCCESS;
    }
}
