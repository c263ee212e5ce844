package org.ndktck.faulty.nothing;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function succeeds, and stores nothing. */
@NullProvider("Every function succeeds, and stores nothing.")
public final class Succeeds extends OneWayProvider {

    @Override
    NtStatus answer(OneCall call) {
        return NtStatus.STATUS_SUCCESS;
    }
}
