package org.ndktck.faulty.disconnecting;

import static org.ndktck.catalog.RequirementId.DIS_05;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Tells a consumer whose disconnect met an abort that it went well. */
@Fault(value = "F95", grade = EXTREMELY_SUBTLE)
@Tolerated(DIS_05)
public final class SucceedsADisconnectFromAPeerThatClosed extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(DISCONNECT)
                ? call.proceed(call.with(
                        NdkRequestCompletion.class,
                        original -> (context, status) -> original.complete(context, told(status))))
                : call.proceed();
    }

    /** A disconnect whose time ran out fails (DIS-05). */
    private static NtStatus told(NtStatus status) {
        return status.equals(NtStatus.STATUS_IO_TIMEOUT) ? status : NtStatus.STATUS_SUCCESS;
    }
}
