package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.LIS_37;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Refreshes what it knows of a listener that is asked again, and answers before it has the address. */
@Fault(value = "F581", grade = SUBTLE)
@Breaks(LIS_37)
public final class PendsOnARepeatedAddressOfAListener extends AddressFault {

    private final Set<NdkObject<?>> asked = ConcurrentHashMap.newKeySet();

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        boolean again = call.object() instanceof NdkListener && status.isSuccess() && !asked.add(call.object());
        return again ? NtStatus.STATUS_PENDING : status;
    }
}
