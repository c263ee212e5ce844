package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.CRE_09;
import static org.ndktck.catalog.RequirementId.GEN_06;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import java.util.Map;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;

/** Makes connectors from the template of listeners, type included. */
@Fault(value = "F501", grade = BLATANT)
@Breaks({GEN_06, CRE_09})
public final class CallsItsConnectorsListeners extends DecoratingProvider {

    public CallsItsConnectorsListeners() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected NdkCreateCompletion decorate(NdkCreateCompletion original) {
        return (context, status, object) -> original.complete(
                context, status, object instanceof NdkConnector connector ? mistaken(connector) : object);
    }

    private static NdkObject<?> mistaken(NdkConnector connector) {
        return new NdkObject<Object>(connector.version(), NdkObjectType.LISTENER, connector.dispatch()) {};
    }
}
