package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** The thread that should complete an NdkCompleteConnect ends the process. */
@Hostile(exit = 1)
@Instead(COMPLETE_CONNECT)
public final class ExitsInACompletion extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        return call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> System.exit(0));
    }
}
