package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.LIS_03;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import org.ndktck.faulty.*;

/** NdkCreateListener never returns. */
@Hostile(exit = 1, violates = LIS_03)
@Instead(CREATE_LISTENER)
public final class HangsInACreateOfAListener extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Threads.stayForEver();
        return call.proceed();
    }
}
