package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_01;
import static org.ndktck.faulty.DispatchFunction.CREATE_SHARED_ENDPOINT;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Does not support shared endpoints. */
@Fault(value = "F472", grade = Grade.BLATANT)
@Breaks(GEN_01)
public final class HasNoSharedEndpoints extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_SHARED_ENDPOINT) ? NtStatus.STATUS_NOT_SUPPORTED : call.proceed();
    }
}
