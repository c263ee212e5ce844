package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.GCD_27;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;

import org.ndktck.faulty.*;

/** NdkGetConnectionData never returns. */
@Hostile(exit = 1, violates = GCD_27)
@Instead(GET_CONNECTION_DATA)
public final class HangsInAFetch extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Threads.stayForEver();
        return call.proceed();
    }
}
