package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_06;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Describes the second adapter as the first was described by the version before. */
@Fault(value = "F615", grade = Grade.SUBTLE)
@Breaks(ADP_06)
@Settings("adapters=2")
public final class TellsAnOlderVersionOfItsSecondAdapter extends DescriptionFault {

    private static final int MINOR = 2;

    private final AtomicReference<@Nullable NdkObject<?>> first = new AtomicReference<>();

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
