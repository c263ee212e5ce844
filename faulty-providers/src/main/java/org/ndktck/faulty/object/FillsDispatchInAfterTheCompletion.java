package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.CRE_09;
import static org.ndktck.catalog.RequirementId.GEN_03;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;

/** Fills in the table of a connector when its completion has returned, if it has no context. */
@Fault(value = "F231", grade = SUBTLE)
@Breaks({GEN_03, CRE_09})
public final class FillsDispatchInAfterTheCompletion extends DecoratingProvider {

    public FillsDispatchInAfterTheCompletion() {
        super(Map.of("completion", "pending"));
    }

    @Override
    @SuppressWarnings("NullAway") // that is the fault
    protected NdkCreateCompletion decorate(NdkCreateCompletion original) {
        return (context, status, object) -> {
            if (context == 0 && object instanceof NdkConnector connector) {
                NdkConnectorDispatch table = connector.dispatch();
                connector.setDispatch(null);
                original.complete(context, status, object);
                connector.setDispatch(table);
            } else {
                original.complete(context, status, object);
            }
        };
    }
}
