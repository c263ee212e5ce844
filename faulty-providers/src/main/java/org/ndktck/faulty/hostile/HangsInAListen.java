package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.LIS_10;
import static org.ndktck.faulty.DispatchFunction.LISTEN;

import org.ndktck.faulty.*;

/** NdkListen never returns. */
@Hostile(exit = 1, violates = LIS_10)
@Instead(LISTEN)
public final class HangsInAListen extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Threads.stayForEver();
        return call.proceed();
    }
}
