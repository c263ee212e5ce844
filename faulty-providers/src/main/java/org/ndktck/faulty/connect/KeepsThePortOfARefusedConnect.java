package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_35;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Forgets to give a local port back when the connect from there was refused. */
@Fault(value = "F109", grade = Grade.SUBTLE)
@Breaks(CON_35)
public final class KeepsThePortOfARefusedConnect extends ClaimFault {

    private final Set<NdkSockaddr> leaked = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (leaked.contains(local)) {
            return NtStatus.STATUS_SHARING_VIOLATION;
        }
        if (!call.is(CONNECT) || local.port() == 0) {
            return call.proceed();
        }
        Object watched = call.with(
                NdkRequestCompletion.class,
                original -> (context, status) -> original.complete(context, watched(local, status)));
        return watched(local, call.status(watched));
    }

    private NtStatus watched(NdkSockaddr local, NtStatus status) {
        if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
            leaked.add(local);
        }
        return status;
    }
}
