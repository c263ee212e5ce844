package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.DIS_05;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells a consumer whose disconnect met an abort that it went well. */
@Fault(value = "F95", grade = Grade.EXTREMELY_SUBTLE)
@Tolerated(DIS_05)
public final class SucceedsADisconnectFromAPeerThatClosed extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(DISCONNECT)
                ? call.proceeding(
                        NdkRequestCompletion.class,
                        original -> (context, status) -> original.complete(context, told(status)))
                : call.proceed();
    }

    /** A disconnect whose time ran out fails (DIS-05). */
    private static NtStatus told(NtStatus status) {
        return status.equals(NtStatus.STATUS_IO_TIMEOUT) ? status : NtStatus.STATUS_SUCCESS;
    }
}
