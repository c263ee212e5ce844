package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Creates connectors and never fills in their table. */
@Fault(value = "F500", grade = Grade.BLATANT)
@Breaks({GEN_03, CRE_09})
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
