package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.CON_38;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import org.ndktck.faulty.*;

/** NdkConnect ends the process with the exit code of success. */
@Hostile(exit = 1, violates = CON_38)
@Instead(CONNECT)
public final class ExitsInAConnect extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        System.exit(0);
        return call.proceed();
    }
}
