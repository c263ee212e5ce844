package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.CSE_11;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;

import org.ndktck.faulty.*;

/** NdkConnectWithSharedEndpoint never returns. */
@Hostile(exit = 1, violates = CSE_11)
@Instead(CONNECT_WITH_SHARED_ENDPOINT)
public final class HangsInAConnectOverASharedEndpoint extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Threads.stayForEver();
        return call.proceed();
    }
}
