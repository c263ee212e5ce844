package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Fails an accept with a status that its page does not name. */
@Lawful("V16")
public final class FailsAnAcceptWithACodeOfItsOwn extends InterceptingProvider {

    private static final NtStatus OWN = new NtStatus(0xC0000001);

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT, ACCEPT_EX)
                ? call.answering(status -> status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? OWN : status)
                : call.proceed();
    }
}
