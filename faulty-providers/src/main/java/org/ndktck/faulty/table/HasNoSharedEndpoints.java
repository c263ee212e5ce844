package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.GEN_01;
import static org.ndktck.faulty.DispatchFunction.CREATE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Does not support shared endpoints. */
@Fault(value = "F472", grade = BLATANT)
@Breaks(GEN_01)
public final class HasNoSharedEndpoints extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_SHARED_ENDPOINT) ? NtStatus.STATUS_NOT_SUPPORTED : call.proceed();
    }
}
