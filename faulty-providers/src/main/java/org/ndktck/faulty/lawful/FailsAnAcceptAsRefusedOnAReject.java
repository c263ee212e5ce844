package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Fails an accept with STATUS_CONNECTION_REFUSED when the active side rejects. */
@Lawful("V10")
public final class FailsAnAcceptAsRefusedOnAReject extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT, ACCEPT_EX)
                ? call.answering(status ->
                        status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_REFUSED : status)
                : call.proceed();
    }
}
