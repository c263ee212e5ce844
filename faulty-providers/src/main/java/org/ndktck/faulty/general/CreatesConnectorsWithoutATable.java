package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Creates connectors and never fills in their table. */
@Fault(value = "F500", grade = Grade.BLATANT)
@Breaks(
        value = {GEN_03, CRE_09},
        also = {GEN_01, CLO_24, QEI_02, CRE_11, LIS_25, LIF_06},
        why = "nothing can be called on a connector without a table: no question, no close, and no"
                + " connect, not even one that has to be refused")
public final class CreatesConnectorsWithoutATable extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceeding(NdkCreateCompletion.class, original -> (context, status, object) -> {
            clear(object);
            original.complete(context, status, object);
        });
        if (call.args() instanceof CreateConnectorArgs args && NtStatus.STATUS_SUCCESS.equals(answer)) {
            clear(args.ppNdkConnector().get());
        }
        return answer;
    }

    @SuppressWarnings("NullAway") // that is the fault
    private static void clear(@Nullable NdkObject<?> object) {
        if (object instanceof NdkConnector connector) {
            connector.setDispatch(null);
        }
    }
}
