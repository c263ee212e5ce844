package org.ndktck.faulty.nothing;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function calls its completion with success, and then answers that it is pending. */
@NullProvider("Every function calls its completion with success, and then answers that it is pending.")
public final class CompletesAtOnce extends OneWayProvider {

    private final Greeter greeter = new Greeter();

    @Override
    NtStatus answer(OneCall call) {
        greeter.hear(call);
        call.complete(NtStatus.STATUS_SUCCESS);
        return NtStatus.STATUS_PENDING;
    }
}
