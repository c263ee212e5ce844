package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_11;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Fails a connect that asks for no reads. Whether zero is a limit like any other is disputed. */
@Fault(value = "F135", grade = Grade.SUBTLE)
@Tolerated(CON_11)
public final class RefusesAConnectWithoutReads extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.args() instanceof ConnectArgs args
                && (args.inboundReadLimit() == 0 || args.outboundReadLimit() == 0);
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
