package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_11;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Fails a connect with a limit above 255, which does not fit into the field of the wire format,
 * where the documents have it capped.
 */
@Fault(value = "F134", grade = Grade.SUBTLE)
@Breaks(CON_11)
public final class RefusesAConnectForMoreThanAByteHolds extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.args() instanceof ConnectArgs args
                && Math.max(args.inboundReadLimit(), args.outboundReadLimit()) > 0xFF;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
