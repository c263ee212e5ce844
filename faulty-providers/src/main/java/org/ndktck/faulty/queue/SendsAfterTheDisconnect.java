package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.DIS_12;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes sends for a connection that is disconnected, and forgets them. */
@Fault(value = "F403", grade = MODERATE)
@Breaks(DIS_12)
public final class SendsAfterTheDisconnect extends InterceptingProvider {

    private volatile boolean disconnected;

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is("disconnect")) {
            disconnected = true;
        } else if (call.is("createQp")) {
            disconnected = false;
        }
        return call.is("send") && disconnected ? NtStatus.STATUS_SUCCESS : call.proceed();
    }
}
