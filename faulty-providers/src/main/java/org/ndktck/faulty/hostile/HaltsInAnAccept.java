package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.ACC_27;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;

import org.ndktck.faulty.*;

/** NdkAccept ends the process without running its shutdown hooks. */
@Hostile(exit = 1, violates = ACC_27)
@Instead(ACCEPT)
public final class HaltsInAnAccept extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        Runtime.getRuntime().halt(0);
        return call.proceed();
    }
}
