package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Accepts a request whose sender has closed its connector, and raises the disconnect event at once. */
@Fault(value = "F99", grade = Grade.SUBTLE)
@Tolerated(CLO_23)
@Settings("completion=inline") // an inline abort is that of a peer that had gone before
public final class TellsOfAPeerThatHasGoneByTheEvent extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(ACCEPT, ACCEPT_EX)) {
            return call.proceed();
        }
        NdkRequestCompletion completion = call.given(NdkRequestCompletion.class);
        NtStatus answer = call.status(registrations.watching(call));
        if (!answer.equals(NtStatus.STATUS_CONNECTION_ABORTED)) {
            return answer;
        }
        completion.complete(call.requestContext(), NtStatus.STATUS_SUCCESS);
        registrations.raise(call.object());
        return NtStatus.STATUS_PENDING;
    }
}
