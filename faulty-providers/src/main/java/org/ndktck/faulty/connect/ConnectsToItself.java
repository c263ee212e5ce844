package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_31;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets a connect succeed that finds itself at its destination, as a TCP socket opened from both ends does. */
@Fault(value = "F108", grade = Grade.SUBTLE)
@Breaks(CON_31)
public final class ConnectsToItself extends ClaimFault {

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return call.is(CONNECT) && local.equals(destination(call))
                ? call.answering(status -> NtStatus.STATUS_SUCCESS)
                : call.proceed();
    }
}
