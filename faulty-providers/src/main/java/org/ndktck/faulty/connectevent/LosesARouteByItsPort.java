package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Remembers destinations that are out of reach by their port alone, and takes every other host for one of them. */
@Fault(value = "F110", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(CEV_01)
public final class LosesARouteByItsPort extends ClaimFault {

    private final Set<Integer> outOfReach = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (!call.is(CONNECT)) {
            return call.proceed();
        }
        int port = destination(call).port();
        return outOfReach.contains(port)
                ? NtStatus.STATUS_HOST_UNREACHABLE
                : call.answering(status -> remembered(port, status));
    }

    private NtStatus remembered(int port, NtStatus status) {
        if (status.equals(NtStatus.STATUS_HOST_UNREACHABLE) || status.equals(NtStatus.STATUS_NETWORK_UNREACHABLE)) {
            outOfReach.add(port);
        }
        return status;
    }
}
