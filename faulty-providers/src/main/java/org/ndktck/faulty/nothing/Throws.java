package org.ndktck.faulty.nothing;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function throws. */
@NullProvider("Every function throws.")
public final class Throws extends OneWayProvider {

    @Override
    NtStatus answer(OneCall call) {
        throw new IllegalStateException(call.function() + " does nothing");
    }
}
