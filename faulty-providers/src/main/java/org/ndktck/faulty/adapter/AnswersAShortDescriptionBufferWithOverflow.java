package org.ndktck.faulty.adapter;

import static org.ndktck.catalog.RequirementId.ADP_03;
import static org.ndktck.faulty.DispatchFunction.QUERY_ADAPTER_INFO;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Answers a buffer that is too short with the code of a warning. */
@Fault(value = "F346", grade = Grade.MODERATE)
@Breaks(ADP_03)
public final class AnswersAShortDescriptionBufferWithOverflow extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        boolean isShort = call.is(QUERY_ADAPTER_INFO) && NtStatus.STATUS_BUFFER_TOO_SMALL.equals(answer);
        return isShort ? NtStatus.STATUS_BUFFER_OVERFLOW : answer;
    }
}
