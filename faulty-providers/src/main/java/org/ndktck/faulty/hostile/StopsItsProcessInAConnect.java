package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.CON_38;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import org.ndktck.faulty.*;

/** NdkConnect stops its process, in which nothing goes on from then on. */
@Hostile(exit = 1, violates = CON_38)
@Instead(CONNECT)
public final class StopsItsProcessInAConnect extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        OwnProcess.stop();
        Threads.stayForEver();
        return call.proceed();
    }
}
