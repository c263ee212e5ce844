package org.ndktck.faulty.nothing;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function returns null. */
@NullProvider("Every function returns null.")
public final class ReturnsNull extends OneWayProvider {

    @Override
    @Nullable
    NtStatus answer(OneCall call) {
        return null;
    }
}
