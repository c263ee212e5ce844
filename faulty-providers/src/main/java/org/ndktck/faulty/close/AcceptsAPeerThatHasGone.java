package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Accepts a request whose sender has closed its connector, and never says that nobody is there. */
@Fault(value = "F99", grade = Grade.SUBTLE)
@Breaks(CLO_23)
@Settings("completion=inline") // an inline abort is that of a peer that had gone before
public final class AcceptsAPeerThatHasGone extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        return call.is(ACCEPT, ACCEPT_EX) && NtStatus.STATUS_CONNECTION_ABORTED.equals(answer)
                ? NtStatus.STATUS_SUCCESS
                : answer;
    }
}
