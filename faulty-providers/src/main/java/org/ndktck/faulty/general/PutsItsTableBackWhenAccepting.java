package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_04;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Sets Dispatch once more when a connector changes its state. */
@Fault(value = "F238", grade = Grade.MODERATE)
@Breaks(GEN_04)
public final class PutsItsTableBackWhenAccepting extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX) && call.object() instanceof NdkConnector connector) {
            connector.setDispatch((NdkConnectorDispatch) call.table());
        }
        return call.proceed();
    }
}
