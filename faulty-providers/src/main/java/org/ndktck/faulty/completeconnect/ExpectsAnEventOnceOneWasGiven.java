package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_03;

import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Learns from a complete connect with a disconnect event that its consumer wants events, and refuses the next without. */
@Fault(value = "F582", grade = Grade.SUBTLE)
@Breaks(CMP_03)
public final class ExpectsAnEventOnceOneWasGiven extends InterceptingProvider {

    private final AtomicBoolean given = new AtomicBoolean();

    @Override
    protected Object call(Intercepted call) {
        if (!(call.args() instanceof CompleteConnectArgs args)) {
            return call.proceed();
        }
        boolean gives = args.disconnectEvent() != null;
        boolean expected = given.getAndSet(gives);
        return expected && !gives ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
