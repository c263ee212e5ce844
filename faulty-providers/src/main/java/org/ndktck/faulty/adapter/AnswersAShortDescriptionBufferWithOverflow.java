package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_03;
import static org.ndktck.faulty.DispatchFunction.QUERY_ADAPTER_INFO;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Answers a buffer that is too short with the code of a warning. */
@Fault(value = "F346", grade = MODERATE)
@Breaks(ADP_03)
public final class AnswersAShortDescriptionBufferWithOverflow extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean isShort = call.is(QUERY_ADAPTER_INFO) && NtStatus.STATUS_BUFFER_TOO_SMALL.equals(answer);
        return isShort ? NtStatus.STATUS_BUFFER_OVERFLOW : answer;
    }
}
