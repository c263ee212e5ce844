package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_03;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Compares the capacity with the last offset of the description, not with its size. */
@Fault(value = "F614", grade = SUBTLE)
@Breaks(ADP_03)
public final class TakesADescriptionBufferOneByteTooShort extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        boolean oneLess = call.args() instanceof QueryAdapterInfoArgs args
                && args.pInfo() != null
                && args.pBufferSize().get() == NdkAdapterInfo.SIZE - 1;
        return oneLess ? NtStatus.STATUS_SUCCESS : call.proceed();
    }
}
