package org.ndktck.faulty.nothing;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function says that it is not supported. */
@NullProvider("Every function says that it is not supported.")
public final class SaysNotSupported extends OneWayProvider {

    @Override
    NtStatus answer(OneCall call) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }
}
