package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.GEN_04;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Sets Dispatch once more when a connector changes its state. */
@Fault(value = "F238", grade = MODERATE)
@Breaks(GEN_04)
public final class PutsItsTableBackWhenAccepting extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX) && call.object() instanceof NdkConnector connector) {
            connector.setDispatch((NdkConnectorDispatch) call.table());
        }
        return call.proceed();
    }
}
