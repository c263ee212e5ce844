package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.CON_31;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Lets a connect succeed that finds itself at its destination, as a TCP socket opened from both ends does. */
@Fault(value = "F108", grade = SUBTLE)
@Breaks(CON_31)
public final class ConnectsToItself extends ClaimFault {

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return call.is(CONNECT) && local.equals(destination(call))
                ? call.answering(status -> NtStatus.STATUS_SUCCESS)
                : call.proceed();
    }
}
