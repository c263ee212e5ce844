package org.ndktck.faulty.nothing;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function answers that it is pending, and nothing ever completes. */
@NullProvider("Every function answers that it is pending, and nothing ever completes.")
public final class PendsForEver extends OneWayProvider {

    @Override
    NtStatus answer(OneCall call) {
        return NtStatus.STATUS_PENDING;
    }
}
