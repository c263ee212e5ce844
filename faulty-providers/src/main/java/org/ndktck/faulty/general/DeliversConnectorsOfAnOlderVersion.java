package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.*;

/** Left the version of the previous release in the template of incoming connectors. */
@Fault(value = "F235", grade = Grade.MODERATE)
@Breaks({GEN_07, CEV_04})
public final class DeliversConnectorsOfAnOlderVersion extends InterceptingProvider {

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> original.connectEvent(context, new StandIn(connector));
    }

    @Override
    protected Object call(Intercepted call) {
        return call.object() instanceof StandIn standIn
                ? new Intercepted(call.function(), standIn.original(), call.args(), call.table(), call.method())
                        .proceed()
                : call.proceed();
    }
}
