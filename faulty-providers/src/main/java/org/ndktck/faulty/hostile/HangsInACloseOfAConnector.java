package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.faulty.*;

/** The close of a connector never returns, and an interrupt does not help. */
@Hostile(exit = 1, violates = CLO_04)
@Instead(CLOSE_CONNECTOR)
public final class HangsInACloseOfAConnector extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Threads.stayForEver();
        return call.proceed();
    }
}
