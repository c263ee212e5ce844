package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.CEV_04;
import static org.ndktck.catalog.RequirementId.GEN_07;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Left the version of the previous release in the template of incoming connectors. */
@Fault(value = "F235", grade = MODERATE)
@Breaks({GEN_07, CEV_04})
public final class DeliversConnectorsOfAnOlderVersion extends InterceptingProvider {

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) -> original.connectEvent(context, new StandIn(connector));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.object() instanceof StandIn standIn
                ? new Intercepted(call.function(), standIn.original(), call.args(), call.table(), call.method())
                        .proceed()
                : call.proceed();
    }
}
