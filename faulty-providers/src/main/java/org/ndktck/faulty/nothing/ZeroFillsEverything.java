package org.ndktck.faulty.nothing;

import org.ndktck.api.*;
import org.ndktck.faulty.NullProvider;

/** Every function succeeds and fills all outputs with zeros; objects are created. */
@NullProvider("Every function succeeds and fills all outputs with zeros; objects are created.")
public final class ZeroFillsEverything extends OneWayProvider {

    private final Greeter greeter = new Greeter();

    @Override
    NtStatus answer(OneCall call) {
        greeter.hear(call);
        call.store();
        call.fill(Long.MAX_VALUE);
        call.parameters(UlongPointer.class).forEach(ulong -> ulong.set(0));
        return NtStatus.STATUS_SUCCESS;
    }
}
