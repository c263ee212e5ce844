package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.LIS_37;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refreshes what it knows of a listener that is asked again, and answers before it has the address. */
@Fault(value = "F581", grade = Grade.SUBTLE)
@Breaks(LIS_37)
public final class PendsOnARepeatedAddressOfAListener extends AddressFault {

    private final ObjectSet asked = new ObjectSet();

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        boolean again = call.object() instanceof NdkListener && status.isSuccess() && !asked.add(call.object());
        return again ? NtStatus.STATUS_PENDING : status;
    }
}
