package org.ndktck.faulty.nothing;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function says that a buffer is too small. */
@NullProvider("Every function says that a buffer is too small.")
public final class SaysBufferTooSmall extends OneWayProvider {

    @Override
    NtStatus answer(OneCall call) {
        return NtStatus.STATUS_BUFFER_TOO_SMALL;
    }
}
