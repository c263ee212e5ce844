package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.CON_38;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import org.ndktck.faulty.*;

/** NdkConnect never returns. */
@Hostile(exit = 1, violates = CON_38)
@Instead(CONNECT)
public final class HangsInAConnect extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Threads.stayForEver();
        return call.proceed();
    }
}
