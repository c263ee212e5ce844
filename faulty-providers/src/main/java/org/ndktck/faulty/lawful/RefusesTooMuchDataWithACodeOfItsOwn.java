package org.ndktck.faulty.lawful;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Fails a call with more private data than the adapter carries with a status that its page does not name. */
@Lawful("V20")
public final class RefusesTooMuchDataWithACodeOfItsOwn extends StatusFault {

    private static final NtStatus OWN = new NtStatus(0xC0000001);

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_INVALID_BUFFER_SIZE) ? OWN : status;
    }
}
