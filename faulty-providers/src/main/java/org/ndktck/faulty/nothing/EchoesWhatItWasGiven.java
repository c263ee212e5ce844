package org.ndktck.faulty.nothing;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function succeeds and leaves all outputs as they were; objects are created. */
@NullProvider("Every function succeeds and leaves all outputs as they were; objects are created.")
public final class EchoesWhatItWasGiven extends OneWayProvider {

    private final Greeter greeter = new Greeter();

    @Override
    NtStatus answer(OneCall call) {
        greeter.hear(call);
        call.store();
        return NtStatus.STATUS_SUCCESS;
    }
}
