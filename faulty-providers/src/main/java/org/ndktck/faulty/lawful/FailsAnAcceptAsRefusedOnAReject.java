package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Lawful;

/** Fails an accept with STATUS_CONNECTION_REFUSED when the active side rejects. */
@Lawful("V10")
public final class FailsAnAcceptAsRefusedOnAReject extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT, ACCEPT_EX)
                ? call.answering(status ->
                        status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_REFUSED : status)
                : call.proceed();
    }
}
