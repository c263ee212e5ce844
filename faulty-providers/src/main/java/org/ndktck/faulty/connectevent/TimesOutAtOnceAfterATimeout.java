package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Remembers where a connect timed out by the port alone, and lets every later one to there time out at once. */
@Fault(value = "F110", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(CEV_01)
public final class TimesOutAtOnceAfterATimeout extends ClaimFault {

    private final Set<Integer> silent = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (!call.is(CONNECT)) {
            return call.proceed();
        }
        int port = destination(call).port();
        return silent.contains(port) ? NtStatus.STATUS_IO_TIMEOUT : call.answering(status -> remembered(port, status));
    }

    private NtStatus remembered(int port, NtStatus status) {
        if (status.equals(NtStatus.STATUS_IO_TIMEOUT)) {
            silent.add(port);
        }
        return status;
    }
}
