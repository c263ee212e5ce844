package org.ndktck.faulty.nothing;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Objects are created and closed at once; everything else is pending for ever. */
@NullProvider("Objects are created and closed at once; everything else is pending for ever.")
public final class ConnectsNobody extends OneWayProvider {

    @Override
    NtStatus answer(OneCall call) {
        call.store();
        return call.creates() || call.function().startsWith("close")
                ? NtStatus.STATUS_SUCCESS
                : NtStatus.STATUS_PENDING;
    }
}
