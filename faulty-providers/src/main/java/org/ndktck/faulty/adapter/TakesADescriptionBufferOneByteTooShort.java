package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_03;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Compares the capacity with the last offset of the description, not with its size. */
@Fault(value = "F614", grade = Grade.SUBTLE)
@Breaks(ADP_03)
public final class TakesADescriptionBufferOneByteTooShort extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean oneLess = call.args() instanceof QueryAdapterInfoArgs args
                && args.pInfo() != null
                && args.pBufferSize().get() == NdkAdapterInfo.SIZE - 1;
        return oneLess ? NtStatus.STATUS_SUCCESS : call.proceed();
    }
}
