package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Remembers where a connect was refused, and refuses every later one to there, although somebody listens by now. */
@Fault(value = "F110", grade = Grade.SUBTLE)
@Breaks(CEV_01)
public final class RefusesForEverWhereItWasRefused extends ClaimFault {

    private final Set<NdkSockaddr> refused = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (!call.is(CONNECT)) {
            return call.proceed();
        }
        NdkSockaddr destination = destination(call);
        return refused.contains(destination)
                ? NtStatus.STATUS_CONNECTION_REFUSED
                : call.answering(status -> remembered(destination, status));
    }

    private NtStatus remembered(NdkSockaddr destination, NtStatus status) {
        if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
            refused.add(destination);
        }
        return status;
    }
}
