package org.ndktck.faulty.context;

import static org.ndktck.catalog.RequirementId.CLO_08;
import static org.ndktck.catalog.RequirementId.GEN_13;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.ForwardingConnectorDispatch;
import org.ndktck.faulty.Side;

/**
 * Has nowhere to keep a context once the object is gone, and completes the close of a connector
 * with NULL.
 */
@Fault(value = "F140", grade = MODERATE)
@Breaks({CLO_08, GEN_13})
public final class CompletesClosesWithANullContext extends DecoratingProvider {

    public CompletesClosesWithANullContext() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected NdkConnectorDispatch decorate(NdkConnectorDispatch original, Side side) {
        return new ForwardingConnectorDispatch(original) {
            @Override
            public NtStatus closeConnector(NdkConnector pNdkConnector, CloseArgs args) {
                CloseArgs forgetful =
                        new CloseArgs(context -> args.closeCompletion().complete(0), args.requestContext());
                return super.closeConnector(pNdkConnector, forgetful);
            }
        };
    }
}
